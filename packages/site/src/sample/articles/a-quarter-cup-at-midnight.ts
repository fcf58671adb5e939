import type { SampleArticle } from '../sample-content.ts';

export const aQuarterCupAtMidnight: SampleArticle = {
  title: 'A Quarter Cup at Midnight',
  slug: 'a-quarter-cup-at-midnight',
  excerpt: 'On average, half of a dose of caffeine is gone after five hours, but hardly anyone knows their own figure.',
  isPremium: false,
  publishedAt: '2026-03-14T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: 'repeated-dose',
  topics: ['nutrition', 'sleep'],
  bodyRichtext: `
<p>Caffeine is the only drug that most of us measure in cups. A coffee poured at two in the afternoon is finished by a quarter past, and the matter appears to be closed. In the blood it has only begun. In a typical adult about half of the caffeine is still there at seven, and half of that at midnight. Ten hours after the last mouthful, a quarter of the cup is still awake in bed with you.</p>
<p>The calculation is the one used for depreciation. An asset that loses half its value every five years is never quite worthless. Anyone who adds a new one before the old one is written off ends up carrying a balance. Take three cups, at eight, eleven and two. With a half-life of five hours, what remains at midnight is 0.11 of the first, 0.16 of the second and 0.25 of the third. Together they make a little over half a cup.</p>
<p>The figure with this article draws such a balance as a curve. It looks like the edge of a saw, rising with each dose and falling in between. Its shape depends on two things, the interval between doses and the half-life. We choose the interval. Hardly anyone knows their own half-life, which depends on a liver enzyme.</p>
<h2>Whose five hours?</h2>
<p>Five hours is an average, and the published range is wide, from under two hours to nine or more. Smokers clear caffeine faster. Oral contraceptives roughly double the half-life, and late pregnancy lengthens it further still. Some medicines compete for the same enzyme, and genes can make it faster or slower.</p>
<p>Repeat the three cups with other numbers. At a half-life of three hours, about 0.17 of a cup is left at midnight. At eight hours it is 0.99, so a person who clears caffeine slowly goes to bed as though she had just drunk a whole cup. The cups and the times are the same, but the brain of a slow metaboliser has to ignore nearly six times as much caffeine.</p>
<p>We hardly know the dose any better. In 2003 toxicologists bought the same branded coffee from the same American shop on six consecutive days. The caffeine in a sixteen-ounce serving ran from about 260 milligrams to more than 560. A food label that was wrong by a factor of two would cause a scandal. In a coffee shop it is called the house blend.</p>
<h2>What happens to sleep</h2>
<p>Arithmetic about blood is a long way from a claim about sleep. The studies of sleep are small, but they point one way. A trial published in 2013 gave volunteers 400 milligrams at bedtime, three hours before or six hours before, with placebo at the other two times. Even when the caffeine was taken six hours before, a monitor in the bedroom recorded a loss of more than an hour’s sleep. There were twelve people, the dose was large, and it came all at once. The maker of the monitor paid for the study, which is always worth knowing.</p>
<p>Habit complicates the picture. Regular drinkers develop tolerance to some of the effects, though not evidently to all. People who sleep badly drink more coffee, so when a survey links coffee with poor nights, either may be the cause of the other. And many who say that an espresso after dinner does nothing to them may be right. Others may be judging only by how quickly they fall asleep, which is the one part of the night they are awake for.</p>
<p>Companies have looked at the same curve and seen a product. They sell slow-release capsules that promise to smooth it out, coffees with half the caffeine for the afternoon, and compounds related to caffeine that are meant to leave the body sooner. None will tell customers their own half-life. It can be measured with a dose and a few samples of saliva, in an afternoon. Consumer genetic tests sell a guess at it instead.</p>
<p>In our own studio a pot of coffee is made at ten and again at one. Maren drinks from both and sleeps, by her account, like a stone. I stop after the first, because of the sums above. Neither of us has ever been measured, and on recording days we yawn at about the same time.</p>
`,
};
