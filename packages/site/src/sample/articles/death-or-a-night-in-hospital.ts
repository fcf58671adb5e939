import type { SampleArticle } from '../sample-content.ts';

export const deathOrANightInHospital: SampleArticle = {
  title: 'Death, or a Night in Hospital',
  slug: 'death-or-a-night-in-hospital',
  excerpt:
    'Composite endpoints make trials affordable by counting unlike things as one. An investor reads the bundle as he would an index: by asking what carries the weight.',
  isPremium: true,
  publishedAt: '2026-06-12T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>Suppose a drug trial counts three things: death, a heart attack, and an unplanned night in hospital. Whichever happens first to a given patient is entered, and for the main analysis her file is closed. At the end there is one number, printed as a single reduction in a single risk. Two patients may contribute equally to it, although one has gone home with a plastic wristband and a prescription, and the other has not gone home.</p>
<p>The device is called a composite endpoint, and the reason for it is money, which in trials is another word for time. The power of such a study depends on events far more than on patients. To detect a fall of a fifth in some risk, with the customary odds of noticing it, one needs about 630 events. If the event is death and befalls two patients in a hundred, that takes some 31,500 people. If the bundle befalls ten in a hundred, 6,300 will do. The bundle has saved twenty-five thousand patients, several years and most of a budget.</p>
<p>I have no quarrel with that. Many medicines now thought indispensable would not have been tested at all if each trial had been obliged to wait for a sufficiency of funerals. The question is what exactly one has bought at the lower price.</p>
<h2>What carries the weight</h2>
<p>In 2006 a large trial called DREAM reported on rosiglitazone, a diabetes drug, given to 5,269 adults who did not have diabetes yet but were thought likely to get it. The primary outcome was a composite of two items: developing diabetes, or dying. Over a median of three years it occurred in 26.0 per cent of those on placebo and 11.6 per cent of those on the drug. The hazard ratio was 0.40. Few trials of prevention have ever produced a figure like it.</p>
<hr data-members>
<p>Open the bundle. Of the 686 first events on placebo, the overwhelming majority were diagnoses of diabetes. Deaths numbered 33 on placebo and 30 on the drug, 1.3 and 1.1 per cent, which is no difference that anyone could defend. The reduction of sixty per cent in “diabetes or death” was a reduction in diabetes. The second noun had come along for the ride.</p>
<p>Nor was the first noun as solid as it looked. Diabetes is diagnosed by blood glucose, and rosiglitazone lowers blood glucose. Meanwhile confirmed heart failure, which was outside the bundle, occurred in 14 people on the drug and 2 on placebo. Small numbers, but they leaned the wrong way. Four years later, after a long argument about its effects on the heart, the drug’s licence was suspended in Europe and its use sharply restricted in America. The American restrictions were lifted in 2013; by then few doctors were looking.</p>
<h2>Reading it as an index</h2>
<p>Investors should find all this familiar. A stock index is a bundle too, and one asks at once how it is weighted. A composite endpoint is weighted by frequency. The commonest component carries the result, and in medicine the commonest component tends to be the mildest. So the headline borrows its gravity from the rarest item and its statistics from the most trivial. Methodologists have proposed three questions, and they would serve for an index fund as well:</p>
<ol>
<li>Are the parts of similar importance to the person who suffers them?</li>
<li>Did they happen with anything like the same frequency?</li>
<li>Did the treatment move them all in the same direction, and by a similar amount?</li>
</ol>
<p>Three times yes, and the bundle may be carried as one parcel. With a single no among them it has to be unpacked, and the table that unpacks it is generally to be found further back in the paper, set smaller.</p>
<p>There is a fourth question, about who decides. A death is a death in every hospital. Admission is a judgement, made at two in the morning by a tired person, according to beds, distance and custom. Where the trial is properly blinded this merely adds noise. Where patient and doctor know the treatment, the softest component is the place for a hope to enter the data.</p>
<p>Statisticians have offered repairs. The best known, the win ratio of 2012, compares patients in pairs and asks first who died; only if neither did does it look at the hospital. It restores the order of seriousness. It cannot restore weight, though: where deaths are rare, most pairs tie on the first question and are settled on the second. One learns that the treatment won, and has still to ask at what.</p>
<p>In the ledger, a composite gets as many lines as it has parts, and the bundle itself gets none. DREAM takes up three. The first says diabetes, and it is long. The second says heart failure, which nobody had put in the envelope. The third says death: thirty-three, thirty. It is the shortest entry on the page.</p>
`,
};
