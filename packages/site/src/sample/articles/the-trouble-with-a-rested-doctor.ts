import type { SampleArticle } from '../sample-content.ts';

export const theTroubleWithARestedDoctor: SampleArticle = {
  title: 'The Trouble With a Rested Doctor',
  slug: 'the-trouble-with-a-rested-doctor',
  excerpt:
    'Shorter shifts for doctors ought to mean fewer mistakes, but large trials suggest that the risk only moves elsewhere.',
  isPremium: false,
  publishedAt: '2026-04-10T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['sleep', 'risk-assessment'],
  bodyRichtext: `
<p>An eighteen-year-old woman died in a New York hospital in 1984, under the care of two young doctors who were many hours into a long shift and responsible for many other patients. What killed her was disputed for years. The effect of her case is clear: by 1989 the state had limited trainee doctors to eighty hours of work a week and twenty-four at a stretch. Sleep had become a matter for regulators.</p>
<p>Few rules can have seemed more certain to do good. A surgeon who has been up all night is slower and more forgetful, and would not be allowed to drive a lorry. National limits followed in the United States in 2003, again at eighty hours, and in 2011 first-year trainees were restricted to sixteen hours in a row. Everyone could see how the rules would work. It only remained to count the lives they saved.</p>
<h2>The evidence takes a turn</h2>
<p>The early evidence was encouraging. A randomised study in intensive care, published in 2004,<sup id="fnref-1"><a href="#fn-1">1</a></sup> found that interns working traditional long shifts made serious medical errors about 36 per cent more often than comparable interns without long shifts. On that evidence I would have bet on the rules.</p>
<p>Then whole training programmes were randomised. In the FIRST trial of 2016,<sup id="fnref-2"><a href="#fn-2">2</a></sup> 117 American surgical programmes either kept the tighter rules or were released from the limits on shift length, with the weekly cap of eighty hours untouched. Death or serious complication followed in 9.0 per cent of patients under the strict rules and 9.1 per cent under the flexible ones. A second trial, in internal medicine, came out much the same way. In that second trial, trainees under the flexible rules slept, on average, only about ten minutes less a day.</p>
<p>The strangest result came in 2020. A trial in paediatric intensive care removed long shifts, and serious errors by the resident doctors went up. On looking closer, the investigators found that under the shorter schedule each doctor was looking after more patients. Once that was allowed for, the apparent harm disappeared. The doctors had more rest, but each patient had less of their attention.</p>
<h2>Where the risk went</h2>
<p>Every time a shift ends, one doctor has to hand over to another. The tired doctor who knows the patient is replaced by a fresh one who does not, and what passes between them may be a list, a shrug and a phone number. Halve the length of the shifts and you double the number of handovers. Fatigue is a risk that grows with the length of the shift. Handover is a risk that grows with the number of shifts. A rule that limits the first will increase the second, unless somebody spends money to make handovers safer.</p>
<p>That can be done. A programme for structured handover, tested in nine paediatric training hospitals and reported in 2014,<sup id="fnref-3"><a href="#fn-3">3</a></sup> was followed by a fall of 23 per cent in medical errors. It was a before-and-after study, with all the weakness of that design, but the direction is plausible and the remedy was cheap: a fixed order of topics, and a listener who repeats what was said.</p>
<h2>The drive home</h2>
<p>There is a temptation to conclude that sleep does not matter to doctors after all, but the trials do not show that. They compared tired doctors with slightly less tired ones. Nobody in either arm was working office hours, and a difference of ten minutes is too small to show what a night’s sleep is worth. A treatment given at a tenth of its strength can fail without having been properly tested.</p>
<p>It also matters whose outcomes are counted. Patients in a teaching hospital are watched by nurses, pharmacists, monitors and senior staff, so that many errors are caught before they do harm. The doctor on the way home is watched by nobody. In a national survey published in 2005,<sup id="fnref-4"><a href="#fn-4">4</a></sup> the odds that American interns would report a motor crash on their commute were more than twice as high after an extended shift as after an ordinary one.</p>
<p>No hospital’s mortality statistics include the drive home. The car leaves by the staff exit at about ten in the morning, with the windows down to keep the driver awake, and joins the traffic with the rest of us.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1056/NEJMoa041406">doi.org/10.1056/NEJMoa041406</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2">Bilimoria KY, Chung JW, Hedges LV, et al. New England Journal of Medicine, 2016. <a href="https://doi.org/10.1056/NEJMoa1515724">doi.org/10.1056/NEJMoa1515724</a> <a href="#fnref-2">Back</a></li>
<li id="fn-3">Starmer AJ, Spector ND, Srivastava R, et al. New England Journal of Medicine, 2014. <a href="https://doi.org/10.1056/NEJMsa1405556">doi.org/10.1056/NEJMsa1405556</a> <a href="#fnref-3">Back</a></li>
<li id="fn-4">Barger LK, Cade BE, Ayas NT, et al. New England Journal of Medicine, 2005. <a href="https://doi.org/10.1056/NEJMoa041401">doi.org/10.1056/NEJMoa041401</a> <a href="#fnref-4">Back</a></li>
</ol>
</section>
`,
};
