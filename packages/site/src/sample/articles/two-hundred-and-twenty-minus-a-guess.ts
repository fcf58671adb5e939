import type { SampleArticle } from '../sample-content.ts';

export const twoHundredAndTwentyMinusAGuess: SampleArticle = {
  title: 'Two Hundred and Twenty Minus a Guess',
  slug: 'two-hundred-and-twenty-minus-a-guess',
  excerpt: 'The maximum heart rate of 220 minus your age is a rough rule from 1971, yet watches still use it.',
  isPremium: false,
  publishedAt: '2026-06-30T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['exercise', 'risk-assessment'],
  bodyRichtext: `
<p>On the wall of almost any gymnasium hangs a chart with ages along the bottom and coloured bands that slope down as age goes up. For a person of forty it gives a maximum heart rate of 180 beats a minute, which is 220 minus her age. The bands show how close to that maximum she should go. Nobody asks where the number comes from. It comes from a review of physical activity and heart disease published in 1971. Its three American authors plotted some published averages and remarked that a line through them fell by about a beat for each year of age.</p>
<p>There was no experiment. Two exercise scientists who went back in 2002 to find the origin of the formula found about eleven sources of data, published and unpublished, most of them on men and few on older people. The authors of the review had offered a rule of thumb, not a law.</p>
<h2>How widely people differ</h2>
<p>Later work drew a better line. An analysis published in 2001, pooling hundreds of studies,<sup id="fnref-1"><a href="#fn-1">1</a></sup> proposed 208 minus seven tenths of one’s age. At forty the two rules agree exactly. At twenty the old rule is six beats too high and at seventy it is nine beats too low. The correction is welcome, but it misses the larger problem.</p>
<p>That problem is the scatter. Whatever line one draws, people of the same age are spread about it with a standard deviation of some ten beats. If that spread is roughly bell-shaped, one person in twenty is more than twenty beats from the prediction. A chart that says 160 at sixty is describing a crowd in which maxima of 145 and 175 are entirely unremarkable.</p>
<p>In a spinning class the harm is small. Somebody works a little too hard or feels a little too pleased. But the formula is also used in hospitals. In an exercise test for coronary disease, a common yardstick of sufficient effort is 85 per cent of the predicted maximum. For a patient of sixty that is 136 beats. If her true maximum is 180, she reaches 136 at three quarters of it, and stopping then may end the test before her arteries have been put under real strain. If her true maximum is 140, she must reach 97 per cent of it, or she may be recorded as not having tried hard enough.</p>
<h2>A poor rule that still predicts</h2>
<p>Here the story becomes less comfortable for those who would scrap the formula. When large cohorts were followed after such tests, people who did not reach that 85 per cent had, on average, a higher risk of death in the years that followed, even after other factors were allowed for. A crude rule applied to a noisy quantity carried real information. A heart that does not speed up during exercise may be a heart in some difficulty, and that signal is strong enough to show through a poor rule.</p>
<p>Two questions are easily confused at this point. One is whether the number describes the person. It often does not: for some people it is wrong by twenty beats, a large error. The other is whether, among thousands of people, low values go with bad outcomes. They do. Risk tables are built from the second kind of statement and are nearly always read as the first.</p>
<p>A simpler measurement had been available all along. A study published in 2002<sup id="fnref-2"><a href="#fn-2">2</a></sup> compared several predictors of death in some six thousand men sent for treadmill tests. The amount of work they could do before stopping predicted death better than the other exercise measurements and the established risk factors in the comparison. That is an association in referred patients, and it does not show that people who raise their capacity will live longer. It does show that the treadmill knew something the formula did not. The treadmill had measured the patient.</p>
<p>Watches now carry the equation even into bed. They divide the day into heart-rate zones. Unless somebody changes the setting, the top of the highest zone is 220 minus the wearer’s age. I once asked a physiologist who runs exercise tests what she does with the predicted maximum on her screen. She said that she covers it with a piece of tape, and watches the patient’s face.</p>
<section data-footnotes>
<ol>
<li id="fn-1">Tanaka H, Monahan KD, Seals DR. Journal of the American College of Cardiology, 2001. <a href="https://doi.org/10.1016/S0735-1097(00)01054-8">doi.org/10.1016/S0735-1097(00)01054-8</a> <a href="#fnref-1">Back</a></li>
<li id="fn-2"><a href="https://doi.org/10.1056/NEJMoa011858">doi.org/10.1056/NEJMoa011858</a> <a href="#fnref-2">Back</a></li>
</ol>
</section>
`,
};
