import type { SampleArticle } from '../sample-content.ts';

export const deathOrANightInHospital: SampleArticle = {
  title: 'Death, or a Night in Hospital',
  slug: 'death-or-a-night-in-hospital',
  excerpt:
    'Counting deaths and hospital stays as one result makes a trial affordable, but the result is harder to read.',
  isPremium: true,
  publishedAt: '2026-06-12T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>Suppose a drug trial counts three things: death, a heart attack, and an unplanned night in hospital. Whichever happens to a patient first is recorded, and the main analysis ignores whatever happens to her later. At the end there is one number, printed as a single reduction in a single risk. Two patients may count equally in it, although one went home with a plastic wristband and a prescription, and the other died.</p>
<p>This is called a composite endpoint, and the reason for it is money, which in trials is another word for time. The statistical power of such a study depends far more on the number of events than on the number of patients. To have the customary chance of detecting a fall of a fifth in some risk, one needs about 630 events. If the event is death, and two patients in a hundred die, that takes some 31,500 people. If ten in a hundred have one of the events in the composite, 6,300 will do. The composite makes the trial smaller by twenty-five thousand patients, shorter by several years and very much cheaper.</p>
<p>I have no quarrel with that. Many medicines now thought indispensable would not have been tested at all if each trial had been obliged to wait for enough people to die. The question is what exactly one has bought at the lower price.</p>
<h2>Which part decides the result</h2>
<p>In 2006 a large trial called DREAM reported on rosiglitazone, a diabetes drug, given to 5,269 adults who did not have diabetes yet but were thought likely to get it. The primary outcome was a composite of two events: developing diabetes, or dying. Over a median of three years one or the other occurred in 26.0 per cent of those on placebo and 11.6 per cent of those on the drug. The hazard ratio was 0.40. Few trials of prevention have ever produced a figure like it.</p>
<hr data-members>
<p>Now look at the two events separately. Of the 686 first events on placebo, the overwhelming majority were diagnoses of diabetes. Deaths numbered 33 on placebo and 30 on the drug, 1.3 and 1.1 per cent, which is no difference that anyone could defend. The reduction of sixty per cent in “diabetes or death” was a reduction in diabetes. Death had next to nothing to do with it.</p>
<p>Nor was the reduction in diabetes as solid as it looked. Diabetes is diagnosed by blood glucose, and rosiglitazone lowers blood glucose. Meanwhile confirmed heart failure, which was not part of the composite, occurred in 14 people on the drug and 2 on placebo. These are small numbers, but they pointed the wrong way. Four years later, after a long argument about its effects on the heart, the drug’s licence was suspended in Europe and its use sharply restricted in America. The American restrictions were lifted in 2013; by then few doctors were still interested.</p>
<h2>Reading it as an index</h2>
<p>Investors should find all this familiar. A stock index also combines many things in one number, and one asks at once how it is weighted. A composite endpoint is weighted by frequency. The commonest event decides the result, and in medicine the commonest event tends to be the mildest. So the headline takes its seriousness from the rarest event and its statistics from the most trivial one. Methodologists have proposed three questions, and they would serve for an index fund as well:</p>
<ol>
<li>Are the parts of similar importance to the person who suffers them?</li>
<li>Did they happen about equally often?</li>
<li>Did the treatment change them all in the same direction, and by a similar amount?</li>
</ol>
<p>If the answer is yes all three times, the composite can be read as a single result. If any answer is no, its parts have to be read separately. The table that lists them is usually further back in the paper, in smaller type.</p>
<p>There is a fourth question: who decides that an event has happened? A death is a death in every hospital. Admission is a judgement, made at two in the morning by a tired person, and it depends on beds, distance and custom. Where the trial is properly blinded this merely adds noise. Where patient and doctor know the treatment, their hopes can influence who is admitted.</p>
<p>Statisticians have offered remedies. The best known, the win ratio of 2012, compares patients in pairs and asks first who died sooner. If that question gives no answer, the method goes on to hospital admissions. It puts death first again, but it does not make death decide the result. Where deaths are rare, most pairs tie on the first question and are settled on the second. One learns that the treatment won, and still has to ask on which question.</p>
<p>In my ledger, a composite gets one line for each of its parts, and none for the whole. DREAM has three lines, because I added one. The first is about diabetes, and it is long. The second is about heart failure, which the composite left out. The third is about death and says only: thirty-three, thirty. It is the shortest entry on the page.</p>
`,
};
