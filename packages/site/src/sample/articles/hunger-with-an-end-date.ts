import type { SampleArticle } from '../sample-content.ts';

export const hungerWithAnEndDate: SampleArticle = {
  title: 'Hunger With an End Date',
  slug: 'hunger-with-an-end-date',
  excerpt:
    'The Dutch famine of 1944 began and ended within months, and someone kept filing the birth records. An essay on what good paperwork is worth before anyone knows the question.',
  isPremium: true,
  publishedAt: '2026-01-10T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Clerks kept working. That is the fact on which a small library of science rests. In the western Netherlands in the winter of 1944, after a railway strike and a German embargo, with the canals frozen and the trains still, official rations in the cities fell below a thousand kilocalories a day and by February to little more than half of that. About twenty thousand people died. Midwives went on weighing babies. Registrars went on registering them. In May 1945 the country was liberated, food came, and the ledgers went back on the shelf.</p>
<p>Most famines cannot be studied, in the cold sense of the word. They creep in over years, strike the poor, destroy the records and merge with whatever misery surrounds them. This one fell on a well-fed, literate population, rich and poor together if never quite equally, and had a beginning and an end which could be written in a diary. A child conceived in one month met it in the womb from the start. A child conceived half a year earlier met it only at the last.</p>
<p>Chance had drawn up a trial that no committee would have approved, with arms assigned by the calendar and a comparison group living in the liberated south and in every year before and after. It lacked only a reader. Birth weights were written up in 1947; then for two decades the evidence sat in hospitals and town halls, waiting for somebody to wonder about the adults.</p>
<hr data-members>
<h2>The conscripts</h2>
<p>Somebody wondered in the late 1960s. The babies had become nineteen-year-olds, and Dutch nineteen-year-olds were called up, measured and tested. A group led by Zena Stein and Mervyn Susser matched the examination records of some 125,000 young men to the places and months of their birth. They expected that hunger before birth would show in the scores on intelligence tests. It did not, or not among those who had survived to be tested, and in 1975 they published a book that said so. It takes some character to spend years on a catastrophe and report no effect.</p>
<p>The same files then answered a question they had never been asked. Obesity at nineteen was commoner in men exposed during the first half of gestation, and rarer in those exposed at the end and just after birth. Later teams used the Amsterdam maternity records, and found more glucose intolerance in middle age among people carried through the famine. Schizophrenia was roughly twice as frequent in those conceived at its worst. In 2008, sixty years on, small differences in DNA methylation were measured in exposed people as compared with their own brothers and sisters.</p>
<h2>Risks of a perfect accident</h2>
<p>Admiration is a reason to look for cracks. Conceptions fell by something like half during the famine, and the couples who still conceived were not a random half: they were likelier to be those with food or connections. Infants and fetuses who died are missing from every later table. Hunger came along with cold, fear and infection, so that “nutrition” is partly a courtesy title for the winter as a whole.</p>
<p>Then multiplicity. Gestation can be cut into three windows, and across five decades perhaps twenty outcomes have been looked at seriously. That makes sixty comparisons. If nothing at all were going on, three would be expected to pass the usual five per cent test, and the chance of at least one, were they independent, is about 95 per cent. The results I lean on are those which turned up in more than one data set, and where the window was named in advance.</p>
<p>As a statement about a person’s risk, too, the famine is modest. A doubling of something rare leaves it rare. Most of those born that summer went about their lives without knowing that they were a cohort.</p>
<h2>The value of a filing cabinet</h2>
<p>What would an owner have paid for the registers in 1946? On any sober view, nothing. They had no buyer, and shelves cost money. Take one guilder of archive expense and charge it four per cent: by 1976, when the obesity paper appeared, it must have earned 3.24 to break even. An accountant would have pulped the lot by 1950 and been thanked.</p>
<p>The accountant’s error is to price records like a bond, by the flow that can be foreseen. They are closer to an option with no expiry. Its worth comes from the spread of things it might turn out to be about, and that spread widens each time somebody invents a new assay. Methylation could not have been in anyone’s forecast, because the technique did not exist. The holder was paid for having thrown nothing away.</p>
<p>I have bought that option only a few times, usually disguised as a small position in a freezer full of samples. Twice it has lapsed. The registers in Amsterdam remind me what I am hoping for: a column of weights, in a clerk’s fair hand, entered on a morning when he had almost certainly had no breakfast.</p>
`,
};
