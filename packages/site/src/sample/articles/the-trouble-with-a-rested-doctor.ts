import type { SampleArticle } from '../sample-content.ts';

export const theTroubleWithARestedDoctor: SampleArticle = {
  title: 'The Trouble With a Rested Doctor',
  slug: 'the-trouble-with-a-rested-doctor',
  excerpt:
    'Shorter hospital shifts ought to mean fewer mistakes. Thirty years of rules and several large trials show where the danger went instead, and who was carrying it home.',
  isPremium: false,
  publishedAt: '2026-04-10T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['sleep', 'risk-assessment'],
  bodyRichtext: `
<p>An eighteen-year-old woman died in a New York hospital in 1984, under the care of two young doctors who were many hours into a long shift and responsible for many other patients. What killed her was disputed for years. What her case did was less disputed: by 1989 the state had limited trainee doctors to eighty hours of work a week and twenty-four at a stretch. Regulation had discovered sleep.</p>
<p>Few rules can have seemed safer to write. A surgeon who has been up all night is slower and more forgetful, and would not be allowed to drive a lorry. National limits followed in the United States in 2003, again at eighty hours, and in 2011 first-year trainees were restricted to sixteen hours in a row. Everyone could see the mechanism. It only remained to count the lives.</p>
<h2>The evidence takes a turn</h2>
<p>The early evidence was encouraging. A randomised study in intensive care, published in 2004, found that interns working traditional long shifts made about 36 per cent more serious medical errors than the same kind of interns on a schedule without them. Had it been a forecast, I would have entered it in pen.</p>
<p>Then whole training programmes were randomised. In the FIRST trial of 2016, 117 American surgical programmes either kept the tighter rules or were released from the limits on shift length, with the weekly cap of eighty hours untouched. Death or serious complication followed in 9.0 per cent of patients under the strict rules and 9.1 per cent under the flexible ones. A second trial, in internal medicine, came out much the same way. Trainees in the flexible arm of that one slept, on average, only about ten minutes less a day.</p>
<p>The strangest result came in 2020. A trial in paediatric intensive care removed long shifts, and serious errors by the resident doctors went up. On looking closer, the investigators found that under the shorter schedule each doctor was looking after more patients. Once that was allowed for, the apparent harm disappeared. The units had bought rest and paid for it in attention.</p>
<h2>Where the risk went</h2>
<p>Every shift that ends early is a conversation that has to happen. The tired doctor who knows the patient is replaced by a fresh one who does not, and what passes between them is a list, a shrug and a phone number. Halve the length of the shifts and you double the conversations. Fatigue is a risk that grows with hours. Handover is a risk that grows with fresh faces. A rule that caps the first will feed the second, unless somebody spends money on it.</p>
<p>That can be done. A programme for structured handover, tested in nine paediatric training hospitals and reported in 2014, was followed by a fall of 23 per cent in medical errors. It was a before-and-after study, with all the weakness of that design, but the direction is plausible and the remedy was cheap: a fixed order of subjects, and a listener who says it back. The rested doctor turns out to be worth more when told things.</p>
<p>Investors will know the pattern from their own regulators. Require banks to hold less of one asset and they find another with the same yield and a different name. A risk that is pressed in one place has to be looked for in the next, and the looking is seldom in the budget of whoever did the pressing. I keep an entry in the ledger for forecasts of this type. It has few clean wins, and several of the misses are mine.</p>
<h2>The passenger nobody counted</h2>
<p>There is a temptation to conclude that sleep does not matter to doctors after all, and the trials do not show that. They compared one tired arrangement with another slightly less tired. Nobody in either arm was working office hours, and ten minutes of sleep is a thin contrast from which to judge the value of a night. A treatment given at a tenth of its strength can fail without having been tested.</p>
<p>It matters, too, whose outcome is in the table. Patients in a teaching hospital are watched by nurses, pharmacists, monitors and senior staff, so that many errors are caught before they arrive. The doctor on the way home is watched by nobody. In a national survey published in 2005, American interns reported more than twice the odds of a motor crash when commuting after an extended shift than after an ordinary one.</p>
<p>No hospital’s mortality statistics contain that car. It leaves by the staff exit at about ten in the morning, windows down to keep the driver awake, with the sun in the windscreen, and turns into the traffic with the rest of us.</p>
`,
};
