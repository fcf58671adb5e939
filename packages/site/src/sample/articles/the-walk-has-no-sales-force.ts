import type { SampleArticle } from '../sample-content.ts';

export const theWalkHasNoSalesForce: SampleArticle = {
  title: 'The Walk Has No Sales Force',
  slug: 'the-walk-has-no-sales-force',
  excerpt:
    'A large American trial set coached walking and weight loss against a tablet, and the coaching won. Two decades later the tablet is everywhere. The reason is partly a matter of invoices.',
  isPremium: false,
  publishedAt: '2025-11-17T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>It is seldom that a tablet and a pair of shoes are entered in the same race. The Diabetes Prevention Program did it, with public money, in more than three thousand American adults whose blood sugar was high but not yet diabetic. One group was given metformin, one a placebo, and one a coach, with a goal of losing seven per cent of body weight and of moving briskly, mostly walking, for 150 minutes a week.</p>
<p>The results came out in 2002, after an average of not quite three years. Compared with placebo, the drug cut new cases of diabetes by 31 per cent. The coached programme cut them by 58. Put as arithmetic, about fourteen people had to take the tablets for three years to spare one of them a diagnosis in that time, and about seven had to be coached. In a contest between two medicines this would have been the end of one of them.</p>
<p>It was the end of neither. Metformin is among the most prescribed drugs on earth, chiefly for diabetes itself, and costs pennies. The coached walk is praised in every guideline and met with rather seldom. Twenty-odd years is long enough to stop calling this a delay, and to ask what is missing.</p>
<h2>Not the evidence</h2>
<p>Some caution first. The programme was exercise and diet together, and when the investigators looked inside it, loss of weight was the strongest correlate of success. So the walk cannot take all the credit in the title. The volunteers were chosen for being willing. They had a personal coach, sixteen individual lessons and a telephone that rang if they stopped coming, which is a good deal more than a leaflet.</p>
<p>The advantage also narrowed. When the trial ended everyone was offered lessons in groups, and in the long follow-up the gap between the arms grew smaller. After fifteen years the reduction stood at 27 per cent for those first given coaching and 18 per cent for those first given the drug. Neither has been shown to prevent heart attacks. Even so, a benefit still visible fifteen years on is more than most products can claim, and it was measured against a rival that works.</p>
<h2>The missing invoice</h2>
<p>A drug arrives with its business attached. There is a code by which it is paid for and a wholesaler who stocks it. The quantity is printed on the foil. During the life of a patent there is also a person in a good suit who visits the surgery to mention it. Metformin lost its patron long ago, but it kept the rails the patron’s trade had laid. A doctor can start it in forty seconds, and everyone from the chemist to the insurer knows what to do next.</p>
<p>Exercise has no foil. Somebody must hire the coach, rent the hall and telephone the absent, and has to do so this year, in cash. What is saved, if anything, is saved over a decade, and in a country of many insurers it is saved by whichever company the patient has by then. The first firm pays for the coach and a competitor collects the healthy customer. I have seen this called short-sighted. It is perfectly clear-sighted about whose money it is.</p>
<p>Public payers ought to escape the trap, since they will still be there in ten years. In 2018 Medicare began to pay for a version of the programme. It paid largely by results, so that a supplier carried the cost of a class and waited to see who lost weight. Suppliers were slow to enlist. In the first years participants numbered in the low thousands, in a population where those eligible were counted in millions. A benefit had been legislated and almost nobody was in a position to sell it.</p>
<h2>Rivals and partners</h2>
<p>It is tempting to make this a quarrel between virtue and chemistry, and that would be a pity. A drug may be the better course for someone who cannot walk, or who will not, or who works two jobs. In the trial itself metformin did relatively well among the younger and the heaviest participants. The newer injectable medicines move weight on a scale no coach has matched. Whether movement alongside them protects something the medicines do not is an open question, and it needs a sponsor.</p>
<p>Sponsors tend to appear where there is something to own. The parts of exercise that can be owned are the watch, the subscription and the bicycle with a screen, and they have had no trouble finding capital. They are sold mainly to people who were going to exercise. The person in the trial was someone else: middle-aged, heavy, anxious about a blood test, and brought back each week by a coach who noticed when she was not there. That noticing may well have been the active ingredient. Nobody has yet been asked to quote a price for it.</p>
`,
};
