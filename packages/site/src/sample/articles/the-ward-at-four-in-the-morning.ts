import type { SampleArticle } from '../sample-content.ts';

export const theWardAtFourInTheMorning: SampleArticle = {
  title: 'The Ward at Four in the Morning',
  slug: 'the-ward-at-four-in-the-morning',
  excerpt:
    'Hospitals wake the people who most need to sleep, and older patients sometimes pay with their wits. A look at delirium, noise and the budget line that quiet never had.',
  isPremium: false,
  publishedAt: '2026-07-27T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Somebody is coming round with a trolley. It is four o’clock, the corridor lights are on because they are always on, and blood must be drawn now if the results are to be ready when the doctors arrive at eight. In the third bed a retired headmistress, admitted on Tuesday with pneumonia, is woken for the second time since midnight. By Thursday she will be telling her daughter that there are strangers in the curtains.</p>
<p>She is a composite, but every hospital knows her. The condition is delirium: a sudden disturbance of attention and awareness, coming and going within the day, often worst at night. It is common among older people in hospital, frightening to have and frightening to watch. Those who go through it fare worse afterwards than those who do not, in memory and in independence, though how much is the delirium and how much the illness that brought it remains a matter of argument.</p>
<h2>A warm drink and a quiet trolley</h2>
<p>In 1999 the <em>New England Journal of Medicine</em> published a study of 852 patients aged seventy and over on the medical wards of a teaching hospital. One unit had a programme aimed at the ordinary causes of confusion. It returned spectacles and hearing aids to their owners, got people out of bed and told them what day it was. For sleep it offered a warm drink, relaxing music and a back massage, and it tried to make the unit quieter at night, down to silent crushers for the pills.</p>
<p>Delirium developed in 9.9 per cent of those patients, against 15.0 per cent of similar patients given usual care. I read the methods aloud, as I always do, and the weak place is easy to hear. Patients were matched, not randomised, and the staff knew which unit they were on. Nor can anyone say which part did the work, because the drink came with the spectacles. A Cochrane review in 2021, drawing on trials of similar bundles, judged that they probably do reduce delirium. Its attempt to pull the bundle apart was only exploratory, though sleep was among the pieces that looked useful.</p>
<p>So the honest claim about sleep is a limited one. Broken nights are part of a package of indignities which, taken together, seem to tip vulnerable minds over. Sleep loss alone may cause some of it. Confusion also wrecks sleep, so the arrow runs both ways, and a trial of earplugs will not easily settle which end it started from.</p>
<h2>Thirty decibels</h2>
<p>Florence Nightingale gave a chapter of <em>Notes on Nursing</em> to noise and called the unnecessary kind “the most cruel absence of care which can be inflicted either on sick or well”. In 1999 the World Health Organization put a figure on the sentiment. Its guidelines suggested about thirty decibels inside wards at night, roughly a whisper. Surveys that have hung microphones in hospitals have found levels far above that with great regularity. The sources are no mystery: alarms, doors, voices, wheels.</p>
<p>What puzzled me was why something so plain, with so little to be said in its favour, should last. I put the question to a hospital manager, who answered with a list. The blood is taken at four because the round is at eight. The observations are every four hours because the form has a box for every four hours. The lights are on because nobody is in charge of turning them off. Each item has an owner and a reason. Quiet has neither.</p>
<h2>The cost that lands elsewhere</h2>
<p>In the United States a patient survey has for years asked how often the area around the room was quiet at night, and the answer counts towards what hospitals are paid. It has tended to be among the poorer scores. The sum at stake is small, and the larger cost falls outside the building. A person who leaves confused may need a nursing home instead of a staircase. That bill goes to a family, or to another budget, some months later and in a different envelope.</p>
<p>There is also a loss that is not on any bill. People who have been delirious often remember it, and what they remember is terror: being held, being plotted against, being unable to make anyone understand. Some are ashamed afterwards of what they said. Fear of a return can make the next admission harder, which is a sort of compound interest on a bad night.</p>
<p>Some wards have begun to ask which stable patients need to be woken at all, and to move the blood round nearer to breakfast. The change costs an argument with the laboratory and a new line on a form. The headmistress, who ran a school for twenty years, would have settled it in an afternoon.</p>
`,
};
