import type { SampleArticle } from '../sample-content.ts';

export const theWalkHasNoSalesForce: SampleArticle = {
  title: 'The Walk Has No Sales Force',
  slug: 'the-walk-has-no-sales-force',
  excerpt:
    'Coached walking and weight loss prevented more diabetes than a tablet did, but the tablet is easier to bill for.',
  isPremium: false,
  publishedAt: '2025-11-17T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>Tablets and walking shoes are seldom tested in the same trial. The Diabetes Prevention Program tested both, with public money, in more than three thousand American adults whose blood sugar was high but not yet diabetic. One group was given metformin, one a placebo, and one a coach. The goals of the coached group were to lose seven per cent of body weight and to exercise briskly, mostly by walking, for 150 minutes a week.</p>
<p>The results came out in 2002,<sup id="fnref-1"><a href="#fn-1">1</a></sup> when the volunteers had been followed for not quite three years on average. Compared with placebo, the drug cut new cases of diabetes by 31 per cent. The coached programme cut them by 58. Put another way, about fourteen people had to take the tablets for three years to spare one of them a diagnosis in that time, and about seven had to be coached. Had both been medicines, the weaker one would have been dropped.</p>
<p>In fact the weaker treatment is the one that spread. Metformin is among the most prescribed drugs on earth, chiefly for diabetes itself, and costs pennies. Coached walking is praised in every guideline and seldom provided. After more than twenty years this can no longer be called a delay, and one has to ask what is missing.</p>
<h2>The evidence and its limits</h2>
<p>Some caution first. The programme was exercise and diet together, and when the investigators looked inside it, loss of weight was the strongest correlate of success. The volunteers were chosen for being willing. They had a personal coach, sixteen individual lessons and a telephone call if they stopped coming, which is a good deal more than a leaflet.</p>
<p>The advantage also narrowed. When the trial ended everyone was offered lessons in groups, and in the long follow-up the gap between the arms grew smaller. After fifteen years the reduction stood at 27 per cent for those first given coaching and 18 per cent for those first given the drug. Neither has been shown to prevent heart attacks. Even so, a benefit still visible fifteen years on is more than most products can claim, and it was visible although every group had been offered lessons by then.</p>
<h2>The missing invoice</h2>
<p>A drug arrives with a business attached. There is a wholesaler who stocks it and a code by which it is paid for. The dose is printed on the packet. During the life of a patent there is also a person in a good suit who visits the surgery to mention it. Metformin lost its sales force long ago, but the arrangements made for selling it are still in place. A doctor can prescribe it in forty seconds, and everyone from the chemist to the insurer knows what to do next.</p>
<p>Exercise has none of this. Somebody must hire the coach, rent the hall and telephone those who stay away, and must pay for everything this year, in cash. Any saving comes over a decade. In a country with many insurers, it goes to whichever insurer the patient has by then. The first insurer pays for the coach and a competitor gets the healthy customer.</p>
<p>Public payers ought to escape the trap, since they will still be there in ten years. In 2018 Medicare began to pay for a version of the programme. It paid largely by results, so a supplier had to bear the cost of a class and then wait to see who lost weight. Suppliers were slow to sign up. In the first years participants numbered in the low thousands, while millions of people were eligible. The law provided the benefit, and almost nobody was in a position to offer it.</p>
<p>Sellers tend to appear where there is something to own. The parts of exercise that can be owned are the watch, the subscription and the bicycle with a screen, and they have had no trouble finding capital. They are sold mainly to people who were going to exercise anyway. The typical participant in the trial was a different person: middle-aged, heavy, anxious about a blood test, and brought back each week by a coach who noticed when she was not there. Being noticed may well have been the active ingredient. Nobody has yet been asked to quote a price for it.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1056/NEJMoa012512">doi.org/10.1056/NEJMoa012512</a> <a href="#fnref-1">Back</a></li>
</ol>
</section>
`,
};
