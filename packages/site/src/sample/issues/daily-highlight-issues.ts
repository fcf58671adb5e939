import type { SampleIssue } from '../sample-content.ts';

/**
 * Issues of the edition 'daily-highlights', one a day. Each has three sentences: a finding, what it does not show and
 * why it matters.
 */
export const dailyHighlightIssues: readonly SampleIssue[] = [
  {
    edition: 'daily-highlights',
    title: 'When half the men cross the line',
    slug: 'when-half-the-men-cross-the-line',
    excerpt: 'A Lausanne study with modern equipment found moderate or severe sleep apnoea in about half of the men.',
    bodyRichtext: `
<p>Researchers in Lausanne used modern equipment to record the sleep of a general population in middle and later life, and about half of the men and nearly a quarter of the women crossed the threshold usually called moderate apnoea (<a href="/articles/a-positive-test-in-the-night">A Positive Test in the Night</a>). The count does not show that all of them are ill, because the threshold may have been set for older instruments, which detected fewer interruptions of breathing. It matters because the value of a positive test depends on how many of the people tested have the condition, and for apnoea that number depends partly on where the threshold is set.</p>
`,
    sentAt: '2026-11-09T06:30:00.000Z',
  },
  {
    edition: 'daily-highlights',
    title: 'A ward gave back glasses and hearing aids and saw less delirium',
    slug: 'spectacles-returned-and-what-came-of-it',
    excerpt:
      'A hospital unit that dealt with the ordinary causes of confusion saw less delirium, though its patients were not randomised.',
    bodyRichtext: `
<p>On a hospital unit that gave older patients back their glasses and hearing aids, got them out of bed and tried to keep the night quiet, 9.9 per cent developed delirium, against 15.0 per cent of similar patients under usual care (<a href="/articles/the-ward-at-four-in-the-morning">The Ward at Four in the Morning</a>). The study of 1999 matched its patients without randomising them, and it does not show which of the measures made the difference, or what share of it was due to sleep. It matters because none of the measures is exotic, and because a person who leaves hospital confused may need a nursing home, which somebody else has to pay for.</p>
`,
    sentAt: '2026-11-10T06:30:00.000Z',
  },
  {
    edition: 'daily-highlights',
    title: 'A verdict that took thirty years to arrive',
    slug: 'a-verdict-that-took-thirty-years-to-arrive',
    excerpt:
      'A Chinese trial of diet and exercise, begun in 1986, delayed diabetes. A report after thirty years shows by how much.',
    bodyRichtext: `
<p>Thirty years after clinics in Da Qing, China, were randomised, people offered six years of diet, exercise or both had developed diabetes a median of about four years later than the controls and suffered fewer cardiovascular events (<a href="/articles/thirty-three-clinics-thirty-years">Thirty-Three Clinics, Thirty Years</a>). This does not show that the disease was prevented, because by the twenty-third year some 73 per cent of the intervention group had it, and with only 138 controls at the start the figures are uncertain. The long wait matters because after twenty years the difference in deaths could still have been due to chance, and most trials of this kind report after one or two years.</p>
`,
    sentAt: '2026-11-11T06:30:00.000Z',
  },
  {
    edition: 'daily-highlights',
    title: 'Most drugs fail, and some models charge for that risk twice',
    slug: 'fewer-than-one-in-twelve-and-charged-twice',
    excerpt:
      'A model that counts the odds of failure, and also discounts at a higher rate because biotech is risky, counts the risk twice.',
    bodyRichtext: `
<p>Over the decade to 2020, 7.9 per cent of the drug programmes that entered Phase I reached approval, by the count of the American industry body BIO (<a href="/articles/the-price-of-a-healthy-year">The Price of a Healthy Year</a>). The figure is an average over molecules of every kind, so it shows neither the chance of any single molecule nor whether a failed one was a good idea. It matters because a financial model that multiplies revenue by these odds, and then discounts at fifteen per cent because biotech is risky, has charged for the same risk twice.</p>
`,
    sentAt: '2026-11-12T06:30:00.000Z',
  },
];
