import type { SampleArticle } from '../sample-content.ts';

export const aQuarterCupAtMidnight: SampleArticle = {
  title: 'A Quarter Cup at Midnight',
  slug: 'a-quarter-cup-at-midnight',
  excerpt:
    'Caffeine leaves the body by halves, so the afternoon cup is partly there at bedtime. The arithmetic is easy. Knowing whose half-life to use is the difficulty.',
  isPremium: false,
  publishedAt: '2026-03-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: 'repeated-dose',
  topics: ['nutrition', 'sleep'],
  bodyRichtext: `
<p>Caffeine is the only drug whose dose most of us measure in crockery. A cup at two in the afternoon is finished by a quarter past, the saucer goes in the sink, and the matter appears to be closed. In the blood it has just been opened. In a typical adult about half of the caffeine is still there at seven, half of that at midnight. Ten hours after the last swallow, a quarter of the cup is lying awake with you.</p>
<p>The sum is the one used for depreciation. An asset that loses half its value every five years is never quite worthless, and anyone who adds a new one before the old is written off ends up carrying a balance. Let us set a cup at eight, another at eleven, another at two. With a half-life of five hours, what remains at midnight is 0.11 of the first, 0.16 of the second and 0.25 of the third. Together they make a little over half a cup.</p>
<p>The figure with this article draws that kind of curve: a saw, rising at each dose and sliding between. Its teeth depend on two things, the interval and the half-life. The first we choose. The second was settled for us by a liver enzyme, and hardly anyone knows his own.</p>
<h2>Whose five hours?</h2>
<p>Five hours is an average, and the published range is wide, from under two hours to nine or more. Smokers clear caffeine faster. Oral contraceptives roughly double the half-life, and late pregnancy lengthens it further still. Some medicines compete for the same enzyme, and genes push it one way or the other. Two colleagues who share a coffee machine may be running quite different balances.</p>
<p>Repeat the three cups with other numbers. At a half-life of three hours, midnight finds about 0.17 of a cup. At eight hours it finds 0.99, which is to say that the slow metaboliser goes to bed as though she had just drunk the whole of one of them. It is the same cup and the same clock, and there is nearly a sixfold difference in what the brain is being asked to ignore. On the slow side there is even something left for breakfast: an eighth of each cup is still present a full day later.</p>
<p>The dose is hardly better known. In 2003 toxicologists bought the same branded coffee from the same American shop on six consecutive days. The caffeine in a sixteen-ounce serving ran from about 260 milligrams to more than 560. A food label that was wrong by a factor of two would cause a scandal. Here it is called the house blend.</p>
<h2>What the night says</h2>
<p>Arithmetic about blood is a long way from a claim about sleep, and here the evidence, though thin in numbers, points one way. A small trial published in 2013 gave volunteers 400 milligrams at bedtime, three hours before, or six hours before, with placebo in the other slots. Even at six hours, a monitor in the bedroom recorded more than an hour less sleep. There were twelve people, the dose was large, and it came all at once. The study was paid for by the maker of the monitor. I mention this as I would mention the underwriter of a bond.</p>
<p>Habit complicates the account. Regular drinkers develop tolerance to some of the effects, though not evidently to all. People who sleep badly drink more coffee, so a survey that links coffee with poor nights may be reading the causal arrow from either end. And many who say that an espresso after dinner does nothing to them may be right. Others may be reporting how quickly they fall asleep, which is the part one is awake for.</p>
<p>Industry has looked at the same curve and seen a product. There are slow-release capsules that promise to smooth out the saw, coffees with half the caffeine for the afternoon, and compounds related to caffeine that are sold for a shorter stay. None will tell a customer his half-life. It can be measured with a dose and a few samples of saliva, in an afternoon, by methods that are decades old. The market in consumer genetics sells a guess at it instead.</p>
<p>In our own studio the pot is filled at ten and again at one. Maren drinks from both and sleeps, by her account, like a stone. I stop at the first, on the strength of a calculation. Neither of us has ever been measured, and on recording days we yawn at about the same time.</p>
`,
};
