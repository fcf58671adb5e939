import type { SampleArticle } from '../sample-content.ts';

export const whenTheTabletMeetsTheTreadmill: SampleArticle = {
  title: 'When the Tablet Meets the Treadmill',
  slug: 'when-the-tablet-meets-the-treadmill',
  excerpt:
    'Few trials combine a medicine with exercise, and in some of them the medicine made the exercise less effective.',
  isPremium: true,
  publishedAt: '2026-04-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>Metformin was supposed to help. The protocol of a trial said so. It had been registered and published in advance, as protocols should be. Older muscle is inflamed, metformin calms inflammation, so older people who lifted weights while taking it ought to gain more than those who lifted on placebo. The study was double-blind and was funded by the American National Institute on Aging. The initials of the trial spelled MASTERS, and the A stood for augment.</p>
<p>Ninety-four healthy women and men of sixty-five and over completed fourteen weeks of supervised resistance training. In 2019 the result appeared.<sup id="fnref-1"><a href="#fn-1">1</a></sup> Both groups had trained, and both had grown stronger. But it was the placebo group that gained more lean mass, and scans of the thigh showed more new muscle in those who had taken no drug. For strength the difference pointed the same way without reaching significance. The title of the paper was plain: metformin, it said, blunts muscle hypertrophy.</p>
<p>A result that is the opposite of what was expected is among the more useful things a trial can deliver. This one also raised a question for everybody else in the field. If two treatments that nearly every guideline recommends side by side can get in each other’s way, how would we have known?</p>
<h2>A short and awkward list</h2>
<p>There were hints already. In 2013 a small trial trained sedentary, overweight adults for twelve weeks, half of them with simvastatin.<sup id="fnref-2"><a href="#fn-2">2</a></sup> Thirty-seven finished. Aerobic fitness rose by ten per cent with exercise alone and by 1.5 per cent with exercise and the statin. An enzyme used as a marker of mitochondria went up by thirteen per cent in the first group and down by four and a half per cent in the second.</p>
<hr data-members>
<p>In 2009 a German group had trained thirty-nine young men for four weeks, some of them on vitamins C and E.<sup id="fnref-3"><a href="#fn-3">3</a></sup> Training improved the response to insulin only in those who went without the vitamins. The proposed reason is elegant. Hard exercise produces reactive oxygen, long blamed for ageing, and the body may read that oxygen as the signal to adapt. If vitamins mop it up, the signal does not arrive.</p>
<p>The three studies suggest a common pattern. Exercise works by disturbing a cell, which then repairs itself more than it needed to. Medicines often work by keeping things calm. It would be no great surprise if the two, given together, sometimes cancelled each other out.</p>
<p>Now the cautions. These are small studies, a few weeks long, and they measured markers, not illness. Other trials of the same combinations have had different results, or no clear result. Statins lower the number of heart attacks in very large trials, and an enzyme in a thigh does not outweigh those trials. The people in MASTERS had no diabetes, which is the condition metformin is for. None of the three studies was built to tell anyone what to do about a prescription, and none does.</p>
<h2>The fourth group</h2>
<p>What the studies do show is a gap. Two treatments make four possible groups: people with neither, with the tablet, with the training, and with both. A drug trial as a rule compares two groups, with and without the tablet, and does no more than ask about exercise. An exercise trial compares people with and without the training, and lets them keep taking whatever is in their bathroom cabinets. Most older people in rich countries are told to take tablets and to exercise. If they do both, they belong to the fourth group, and what happens to them is mostly assumed.</p>
<p>A factorial trial includes all four groups. It is rightly admired, though usually for its low cost. Analysed in the standard way it yields two trials for the price of one, as long as the treatments do not interact. Testing whether they interact is another matter. An interaction is a difference between differences, and its standard error is twice that of a main effect. To find one as big as the main effect takes four times as many participants. An interaction half as big takes sixteen times as many. A trial of four hundred becomes a trial of 6,400, and nobody stands to profit from the answer.</p>
<p>That last part is what interests my co-host. The owner of the tablet has little reason to pay for evidence that it interferes with exercise, which is free. Exercise has no owner, and so nobody to take such findings to a regulator. Interactions between one drug and another are studied because regulators insist on it. Interactions between a drug and climbing the stairs are studied when an academic becomes curious and a public funder agrees to pay.</p>
<p>The remedy would be simple. Outcome trials of new medicines now enrol thousands of people, many of whom own a device that counts their steps. Some of them could be randomised to training inside the same trial. That would fill the fourth group cheaply, because most of the cost is being paid already. What is missing is somebody whose job it is to ask for it.</p>
<p>In the meantime one can read the leaflet in the box. It is folded eight times and set in very small type, and it goes into remarkable detail. Some leaflets warn about grapefruit. I have yet to find one that mentions the stairs.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Walton RG, Dungan CM, Long DE, et al. Aging Cell, 2019. <a href="https://doi.org/10.1111/acel.13039">doi.org/10.1111/acel.13039</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Mikus CR, Boyle LJ, Borengasser SJ, et al. Journal of the American College of Cardiology, 2013. <a href="https://doi.org/10.1016/j.jacc.2013.02.074">doi.org/10.1016/j.jacc.2013.02.074</a> <a href="#fnref-2">Back</a></li>
<li id="fn-3">Ristow M, Zarse K, Oberbach A, et al. Proceedings of the National Academy of Sciences, 2009. <a href="https://doi.org/10.1073/pnas.0903485106">doi.org/10.1073/pnas.0903485106</a> <a href="#fnref-3">Back</a></li>
</ol>
</section>
`,
};
