import type { SampleArticle } from '../sample-content.ts';

export const twoHundredAndTwentyMinusAGuess: SampleArticle = {
  title: 'Two Hundred and Twenty Minus a Guess',
  slug: 'two-hundred-and-twenty-minus-a-guess',
  excerpt:
    'The best-known equation in exercise was a line drawn by eye through other people’s averages. It hangs on gym walls, lives in watches and has a say in testing hearts.',
  isPremium: false,
  publishedAt: '2026-06-30T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'risk-assessment'],
  bodyRichtext: `
<p>On the wall of almost any gymnasium hangs a chart with ages along the bottom and coloured bands rising to the left. It tells a person of forty that her heart can beat 180 times a minute, and how much of that to spend. Nobody asks where the number comes from. It comes from 1971, from a review of physical activity and heart disease, in which three American authors plotted some published averages and remarked that a line through them fell by about a beat a year.</p>
<p>There was no experiment. Two exercise scientists who went back in 2002 to find the origin of the formula counted about eleven sources, published and unpublished, most of them on men and few on the old. The authors of the review had not offered a law. They had offered a rule of thumb, and it happened to have two qualities that no careful equation possesses. It could be done in the head, and it ended in a zero.</p>
<h2>The width of the line</h2>
<p>Later work drew a better line. An analysis published in 2001, pooling hundreds of studies, proposed 208 minus seven tenths of one’s age. At forty the two rules agree exactly. At twenty the old one is six beats too high and at seventy it is nine beats too low, so that it flatters the young and discourages the old. As corrections go this is welcome, and it is also beside the point.</p>
<p>The trouble is the scatter. Whatever line one draws, people of the same age are spread about it with a standard deviation of some ten beats. If that spread is roughly bell-shaped, one person in twenty lies more than twenty beats from the prediction. A chart that says 160 at sixty is describing a crowd in which maxima of 145 and 175 are entirely unremarkable. Training does little to move them and illness is not required to explain them. Hearts differ in this as hands do.</p>
<p>In a spinning class the harm is small. Somebody works a little too hard or feels a little too pleased. But the formula also went to hospital. In an exercise test for coronary disease, a common yardstick of sufficient effort is 85 per cent of the predicted maximum. For a patient of sixty that is 136 beats. If her true maximum is 180 she arrives there at three quarters of her capacity, and stopping then may end the test before her arteries have been asked the question. If it is 140 she must reach 97 per cent, and may be recorded as having failed to try.</p>
<h2>A bad ruler that still predicts</h2>
<p>Here the story becomes less comfortable for the debunker. When large cohorts were followed after such tests, people who did not reach that 85 per cent had, on average, a higher risk of death in the years that followed, even after other factors were allowed for. A crude rule applied to a noisy quantity carried real information. A heart that will not speed up under load may be a heart in some difficulty, and the signal is strong enough to survive a poor ruler.</p>
<p>Two questions are easily confused at this point. One is whether the number describes the person: it often does not, and twenty beats is no rounding error to the one who is twenty beats away. The other is whether, over thousands, low values travel with bad outcomes: they do. Risk tables are built from the second kind of statement and read, nearly always, as the first.</p>
<p>There was a simpler measurement in the room all along. In 2002 a study of some six thousand men sent for treadmill tests found that the amount of work they could do before stopping predicted death better than the other exercise variables and established risk factors it was set against. Each additional unit of capacity went with about a twelve per cent difference in survival. That is an association in referred patients, and it does not say that climbing the scale confers the benefit. It does say that the belt knew something the formula did not. It had measured the patient.</p>
<p>Watches now carry the equation into bed. They divide the day into zones whose ceiling is, until somebody tells them otherwise, a subtraction. Some makers learn from the wearer and revise it; many wearers never go near their limit, and so teach the device nothing. I once asked a physiologist who runs exercise tests what she does with the predicted maximum on her screen. She covers it, she said, with a piece of tape, and watches the face.</p>
`,
};
