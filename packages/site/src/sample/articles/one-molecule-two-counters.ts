import type { SampleArticle } from '../sample-content.ts';

export const oneMoleculeTwoCounters: SampleArticle = {
  title: 'One Molecule, Two Counters',
  slug: 'one-molecule-two-counters',
  excerpt: 'Melatonin is a prescription medicine on one side of the Atlantic and a fruit-flavoured gummy on the other.',
  isPremium: false,
  publishedAt: '2025-12-23T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'medications-and-supplements'],
  bodyRichtext: `
<p>Travellers between London and New York sometimes notice that something in their luggage changes legal status over the Atlantic. In Britain melatonin is a prescription medicine, dispensed in a box with a leaflet. In an American chemist’s it stands near the vitamins, in tubs, often as a gummy and often strawberry-flavoured. It is the same small molecule in both places.</p>
<p>The difference was made by two decisions. In 1994 Congress passed a law on dietary supplements. Under it melatonin came to be sold without proof of benefit, provided no disease was mentioned on the label. In 2007 European regulators licensed a slow-release tablet for poor sleep in people aged fifty-five and over, on the strength of trials. Europe got a file of evidence, and America got a strawberry flavour.</p>
<h2>What is in the tub</h2>
<p>I asked the dullest question available: do the contents match the label? A Canadian team bought thirty-one melatonin supplements and published the answer in 2017. The measured quantity ran from 83 per cent below the stated amount to 478 per cent above it. Batches of one product could differ from each other. About a quarter of the samples also contained serotonin, which should not have been there.</p>
<p>Six years later a group in the United States did the same for gummies, twenty-five products this time. By the authors’ standard, twenty-two were labelled inaccurately. The contents ranged from 74 to 347 per cent of the amount on the label, and one product had no detectable melatonin in it at all. These are small samples from large markets, and some brands were perfectly accurate. A buyer has no means of telling which.</p>
<p>This makes personal experience hard to use as evidence. A trial result describes a known quantity, given at a known time. When a person says that melatonin worked, or that it did nothing, what was tested was the contents of one tub. Millions of private experiments are conducted every night with an unknown dose, no control and a participant who is asleep for the result.</p>
<h2>Seven minutes</h2>
<p>What of the trials with known contents? A meta-analysis in 2013 gathered nineteen of them, with some 1,700 participants who had one of several sleep disorders. Compared with placebo, melatonin shortened the time taken to fall asleep by about seven minutes and lengthened the night’s sleep by about eight. Neither figure is likely to be chance. Whether a sleeper would notice them is another matter, though the authors did find that perceived quality improved somewhat as well.</p>
<p>An average can hide people who benefit more. Melatonin is first of all a signal of darkness, and it has a more convincing record where the trouble lies in timing: a body clock that has drifted late, or been flown across eight time zones. In such cases the hour at which melatonin is taken matters a great deal, and an ill-chosen hour can push the clock the wrong way. A label that says “sleep” but gives no time has left out the most important part of the advice.</p>
<h2>What each system costs</h2>
<p>It would be easy to conclude that Britain does it better. But the strict system has costs too. A prescription requires an appointment, and somebody who flies on Thursday cannot get one in time, so they order a tub from abroad under the looser rules. The tablet is licensed for a narrow group, and much prescribing goes beyond it. And when a product is hard to get, it gains a glamour that an effect of seven minutes cannot justify.</p>
<p>The easy system has its own costs. Between 2012 and 2021, reports to American poison centres of children swallowing melatonin rose roughly sixfold, to more than fifty thousand a year. Most of the children had no symptoms. A few were seriously ill. A sleep aid that looks like a sweet and is kept by the bed is a danger to children, and no trial on either side of the ocean was designed to find that.</p>
<p>A pharmacologist who has spent years measuring hormones in saliva told us how she recruits for her studies. She asks volunteers whether they take melatonin, then asks them to bring the container. She sends a little of what is in it to the laboratory before she sends any of their saliva.</p>
`,
};
