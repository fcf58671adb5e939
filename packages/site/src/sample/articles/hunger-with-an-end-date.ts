import type { SampleArticle } from '../sample-content.ts';

export const hungerWithAnEndDate: SampleArticle = {
  title: 'Hunger With an End Date',
  slug: 'hunger-with-an-end-date',
  excerpt:
    'The Dutch famine of 1944 ended within months, but its birth records went on answering questions for decades.',
  isPremium: true,
  publishedAt: '2026-01-10T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>The clerks kept working. A great deal of later science rests on that fact. In the winter of 1944 a railway strike and a German embargo cut off the western Netherlands, the canals froze and the trains stood still. Official rations in the cities fell below a thousand kilocalories a day, and by February to little more than half of that. About twenty thousand people died. Midwives went on weighing babies. Registrars went on registering them. In May 1945 the country was liberated, food came, and the registers went back on the shelf.</p>
<p>Most famines cannot be studied scientifically. They creep in over years, strike the poor, destroy the records and merge with whatever misery surrounds them. This one fell on a well-fed, literate population, rich and poor alike, though never quite equally, and it had a clear beginning and end. A child conceived in one month was exposed to it in the womb from the start. A child conceived half a year earlier was exposed only in the last part of the pregnancy.</p>
<p>Chance had set up an experiment that no committee would have approved. The month of conception decided who was exposed. For comparison there were the children born in the liberated south, and those born in the years before and after. All that was missing was someone to read the records. Birth weights were written up in 1947. Then for two decades the evidence sat in hospitals and town halls, waiting for somebody to ask how the babies had fared as adults.</p>
<hr data-members>
<h2>The conscripts</h2>
<p>Somebody asked in the late 1960s. The babies had become nineteen-year-olds, and Dutch men of nineteen were called up for military service, measured and tested. A group led by Zena Stein and Mervyn Susser matched the examination records of some 125,000 young men to the places and months of their birth. They expected that hunger before birth would show in the scores on intelligence tests. It did not, or not among those who had survived to be tested, and in 1975 they published a book that said so. It takes some character to spend years on a catastrophe and report no effect.</p>
<p>The same files then answered a question they had not been collected for. Obesity at nineteen was commoner in men exposed during the first half of pregnancy, and rarer in those exposed at the end of pregnancy and just after birth. Later teams used the Amsterdam maternity records, and found more glucose intolerance in middle age among people whose mothers had been pregnant in the famine. Schizophrenia was roughly twice as frequent in those conceived when the hunger was at its worst. In 2008, sixty years on, small differences in DNA methylation were measured between exposed people and their own brothers and sisters.</p>
<h2>Weak points of the experiment</h2>
<p>Such a famous experiment deserves a critical look. Conceptions fell by something like half during the famine, and the couples who still conceived were not typical: they were more likely to have food or connections. Infants and fetuses who died are missing from every later table. Hunger came along with cold, fear and infection, so that “nutrition” is partly a short name for everything that happened that winter.</p>
<p>Then there is the number of comparisons. Pregnancy can be divided into three periods, and over five decades perhaps twenty outcomes have been looked at seriously. That makes sixty comparisons. If the famine had had no effect at all, three would be expected to pass the usual five per cent test. If the comparisons were independent, the chance that at least one would pass is about 95 per cent. The results I rely on are those which turned up in more than one data set, and for which the period of pregnancy was named in advance.</p>
<p>For any one person, too, the added risk is modest. A doubling of something rare leaves it rare. Most of those born that summer went about their lives without knowing that they were being studied.</p>
<h2>The value of a filing cabinet</h2>
<p>What would an investor have paid for the registers in 1946? On any sober view, nothing. They had no buyer, and shelves cost money. Suppose that someone spent one guilder on keeping them, and could have earned four per cent a year on it elsewhere. By 1976, when the obesity paper appeared, the registers would have had to be worth 3.24 guilders to break even. An accountant would have pulped the lot by 1950 and been thanked.</p>
<p>The accountant’s error is to price records like a bond, by the income that can be foreseen. They are closer to an option that never expires. Their worth depends on how many questions they might one day answer, and that number grows each time somebody invents a new laboratory test. Nobody could have forecast the methylation study, because the technique did not exist. The records were valuable because nothing had been thrown away.</p>
<p>I have bought that kind of option only a few times, usually as a small share in a freezer full of samples. Twice it has come to nothing. The registers in Amsterdam remind me what I am hoping for: a column of weights, in a clerk’s neat handwriting, entered on a morning when he had almost certainly had no breakfast.</p>
`,
};
