import type { SampleArticle } from '../sample-content.ts';

export const whenTheTabletMeetsTheTreadmill: SampleArticle = {
  title: 'When the Tablet Meets the Treadmill',
  slug: 'when-the-tablet-meets-the-treadmill',
  excerpt:
    'Medicines are tested in people; exercise is tested in people; very little is tested in people who do both. A few trials that looked found the two treatments getting in each other’s way.',
  isPremium: true,
  publishedAt: '2026-04-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>Metformin was supposed to help. The protocol said so, and had been registered and published in advance, as protocols should be. Older muscle is inflamed, metformin calms inflammation, so older people who lifted weights while taking it ought to gain more than those who lifted on placebo. The study was double-blind, it was funded by the American National Institute on Aging, and its name spelled MASTERS. The A stood for augment.</p>
<p>Ninety-four healthy women and men of sixty-five and over completed fourteen weeks of supervised resistance training. In 2019 the result appeared. Both groups had trained, and both had grown stronger. But it was the placebo group that gained more lean mass, and scans of the thigh showed more new muscle in those who had swallowed nothing in particular. For strength the difference pointed the same way without reaching significance. The title of the paper did not hide behind a question mark: metformin, it said, blunts muscle hypertrophy.</p>
<p>A hypothesis that comes out backwards is among the more useful things a trial can deliver. This one also raised a question for everybody else in the field. If two treatments that nearly every guideline recommends side by side can get in each other’s way, how would we have known?</p>
<h2>A short and awkward list</h2>
<p>There were hints already. In 2013 a small trial trained sedentary, overweight adults for twelve weeks, half of them with simvastatin. Thirty-seven finished. Aerobic fitness rose by ten per cent with exercise alone and by 1.5 per cent with exercise and the statin. An enzyme used as a marker of mitochondria went up by thirteen per cent in the first group and down by four and a half in the second.</p>
<hr data-members>
<p>In 2009 a German group had trained thirty-nine young men for four weeks, some of them on vitamins C and E. Training improved the response to insulin only in those who went without the vitamins. The proposed reason has a certain elegance. Hard exercise produces reactive oxygen, long cast as the villain of ageing, and the body may read that oxygen as the signal to adapt. Mop it up and the message does not arrive.</p>
<p>A common thread suggests itself. Exercise works by disturbing a cell that then repairs itself beyond what was needed. Medicines often work by keeping things calm. It would be no great surprise if calm and disturbance, given together, sometimes cancelled.</p>
<p>Now the deductions. These are small studies, weeks in length, measuring stand-ins. Other trials of the same pairs have come out otherwise, or nowhere. Statins lower the number of heart attacks in very large trials, and an enzyme in a thigh does not outvote those. The people in MASTERS had no diabetes, which is the condition metformin is for. None of the three studies was built to tell anyone what to do about a prescription, and none does.</p>
<h2>The fourth cell</h2>
<p>What they do show is a hole in the table. Two treatments make four cells: neither, the tablet, the training, both. A drug trial as a rule fills two of them, and leaves exercise to chance and to the questionnaire. An exercise trial fills two others, and lets the participants keep whatever is in their bathroom cabinets. The fourth cell, where most older people in rich countries are told to live, is populated by assumption.</p>
<p>The factorial trial fills all four and is rightly admired, though usually for its thrift. Analysed in the standard way it yields two trials for the price of one, on condition that the treatments do not interact. To test the condition is another matter. An interaction is a difference between differences, and its standard error is twice as large. To find one as big as the main effect takes four times as many participants. If it is half as big, sixteen times. A trial of four hundred becomes a trial of 6,400, to answer a question in which nobody has shares.</p>
<p>That is the part my co-host underlines. The owner of the tablet has little reason to pay for evidence that it interferes with a rival that is free. The rival has no owner. An exercise programme employs no regulatory department and files no label change. Interactions between one drug and another are studied because regulators insist on it. Interactions between a drug and a staircase are studied when an academic becomes curious and a public funder agrees to be.</p>
<p>It would not take a revolution. Outcome trials of new medicines now enrol thousands and many of the participants own a device that counts. Randomising a fraction of them to training, inside the same trial, would buy the fourth cell at a discount. Most of the cost is already on the invoice. What is missing is somebody whose job it would be to ask for it.</p>
<p>In the meantime one can read the leaflet in the box. It is folded eight times and set in very small type, and it goes into remarkable detail. Some warn about grapefruit. I have yet to find one that mentions the stairs.</p>
`,
};
