import type { SampleArticle } from '../sample-content.ts';

export const theWardAtFourInTheMorning: SampleArticle = {
  title: 'The Ward at Four in the Morning',
  slug: 'the-ward-at-four-in-the-morning',
  excerpt:
    'Hospitals wake the people who need sleep most, and the lost sleep may help to bring on delirium in older patients.',
  isPremium: false,
  publishedAt: '2026-07-27T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['sleep', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>Somebody is coming round with a trolley. It is four o’clock, the corridor lights are on because they are always on, and blood must be drawn now if the results are to be ready when the doctors arrive at eight. In the third bed a retired headmistress, admitted on Tuesday with pneumonia, is woken for the second time since midnight. By Thursday she will be telling her daughter that there are strangers in the curtains.</p>
<p>She is not one real person, but every hospital has patients like her. The condition is delirium: a sudden disturbance of attention and awareness, coming and going within the day, often worst at night. It is common among older people in hospital, frightening to have and frightening to watch. Those who go through it fare worse afterwards, in memory and in independence, than those who do not. How much of this is due to the delirium, and how much to the illness that brought it on, is still debated.</p>
<h2>A warm drink and a quiet trolley</h2>
<p>In 1999 the <em>New England Journal of Medicine</em> published a study of 852 patients aged seventy and over on the medical wards of a teaching hospital. One unit had a programme aimed at the ordinary causes of confusion. It made sure that patients had their glasses and hearing aids, got them out of bed and told them what day it was. For sleep it offered a warm drink, relaxing music and a back massage, and it tried to make the unit quieter at night.</p>
<p>Delirium developed in 9.9 per cent of that unit’s patients, against 15.0 per cent of similar patients given usual care. I read the methods aloud, as I always do, and the weak point is easy to hear. Patients were matched, not randomised, and the staff knew which unit they were on. Nor can anyone say which part did the work, because all the parts were given together. A Cochrane review in 2021, drawing on trials of similar programmes, judged that such combinations probably do reduce delirium.</p>
<p>So the honest claim about sleep is a limited one. Broken nights are one of several hardships which, taken together, seem to bring on delirium in vulnerable people. Sleep loss alone may cause some of it. Confusion also ruins sleep, so cause and effect run both ways, and a trial of earplugs will not easily settle which came first.</p>
<h2>Thirty decibels</h2>
<p>Florence Nightingale gave a chapter of <em>Notes on Nursing</em> to noise and called the unnecessary kind “the most cruel absence of care which can be inflicted either on sick or well”. In 1999 the World Health Organization put a figure on it. Its guidelines suggested about thirty decibels inside wards at night, roughly a whisper. Surveys that have hung microphones in hospitals have regularly found levels far above that. The sources are no mystery: alarms, doors, voices, wheels.</p>
<p>What puzzled me was why a problem so plain, which nobody defends, should go on for so long. I put the question to a hospital manager, who answered with a list. Blood is taken at four because the doctors’ round is at eight. Observations are made every four hours because the form has a box for every four hours. The lights are on because nobody is in charge of turning them off. Each item has its reason. Nobody is in charge of quiet.</p>
<h2>The cost that others pay</h2>
<p>The larger cost falls outside the hospital. A person who leaves confused may need a nursing home, and never return to her own house. That bill goes to a family, or to another budget, some months later.</p>
<p>There is also a loss that is not on any bill. People who have been delirious often remember it, and what they remember is terror: being held, being plotted against, being unable to make anyone understand. Fear that it will happen again can make the next stay in hospital harder, so one bad night has a long effect.</p>
<p>Some wards have begun to ask which stable patients need to be woken at all, and to take blood nearer to breakfast time. The change costs an argument with the laboratory and a new line on a form. The headmistress, who ran a school for twenty years, would have settled it in an afternoon.</p>
`,
};
