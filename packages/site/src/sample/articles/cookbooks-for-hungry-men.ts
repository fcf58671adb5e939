import type { SampleArticle } from '../sample-content.ts';

export const cookbooksForHungryMen: SampleArticle = {
  title: 'Cookbooks for Hungry Men',
  slug: 'cookbooks-for-hungry-men',
  excerpt:
    'Thirty-six volunteers were starved for science in a football stadium. The weight came back long before the men did, and the book arrived too late for the people it was meant to feed.',
  isPremium: true,
  publishedAt: '2026-04-28T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>By the spring of 1945 some of the men had begun to collect cookbooks. They read them in bed, in rooms under the stands of the football stadium at the University of Minnesota, and compared recipes with the attention other young men gave to the war. They were conscientious objectors, thirty-six of them, assigned to public service in place of the army, and they had answered a brochure that asked whether they would starve so that others might be better fed.</p>
<p>Ancel Keys, the physiologist who ran the laboratory, had seen what was coming. Armies were moving into a Europe full of people who had lived for years on bread and potatoes, and nobody could say with confidence how such people should be fed again. He proposed to make hunger to order. Twelve weeks of ordinary eating came first, so that every man had a baseline. Then came twenty-four weeks on roughly half the energy, in two meals a day of potatoes, turnips, dark bread and macaroni, with miles of walking each week. Twelve weeks of controlled refeeding followed.</p>
<p>They lost about a quarter of their weight. That was the plan, and the tables record it to the decimal, along with pulse, temperature, strength of grip and the volume of the heart. The laboratory had expected to write a treatise on bodies. What it had in the dormitory, by early summer, was a group of gentle and principled men who thought about little but their next plate. Nobody had planned for the cookbooks.</p>
<hr data-members>
<h2>What the scales did not weigh</h2>
<p>The psychological chapters remain the strangest part of the record. Cheerful men turned irritable, then silent. They lost interest in politics, in girlfriends, in the very cause that had brought them. They dawdled over meals, licked plates, guarded bread and dreamt of food. Scores on a standard personality inventory moved towards depression. Men who had been screened precisely for their steadiness came to resemble patients, and the only thing that had been done to them was arithmetic.</p>
<p>Refeeding mended them slowly. The groups given a little more food each day barely improved, which was the practical finding: vitamins and protein supplements could not stand in for energy, and a starved adult needed far more of it than relief planners had allowed. Several men felt worse in the early weeks of recovery than at the bottom. When the rules were lifted some ate enormous amounts and reported that they were still hungry with a full stomach. Weight overshot. The preoccupation lasted for months.</p>
<h2>Reading it with the lights on</h2>
<p>As a trial it would not pass today, for ethics before anything else. No control group stayed on full rations through the same months, and the men lived together, so that gloom could travel along a corridor. They were young, male, American and chosen for character. Everybody knew what was being done and what it was for. Against all this stands an effect so large and so uniform that the usual quarrels about significance seem a little fussy. Each man served as his own comparison, and each came apart in much the same order.</p>
<p>Does it speak to anyone who diets? Less than is often claimed. These volunteers began lean and lost a quarter of themselves in six months. CALERIE, the modern trial of calorie restriction in people without obesity, set the same target on paper, a cut of twenty-five per cent, and after two years its 143 restricted participants had managed about twelve. Mood did not worsen; on several scales it improved. Between twelve and fifty per cent lies a line where food takes over a mind, and nobody has drawn it, for the decent reason that drawing it would mean repeating Minnesota.</p>
<h2>A manual that came late</h2>
<p>Elias wanted to know who had paid, and who had been paid. The money came out of several purses, with the churches that stood behind the objectors among them. The men got board, of a kind. The customers were the hungry of Europe, and for them delivery was poor: Germany surrendered while the subjects were still losing weight. A slim guide for relief workers, <em>Men and Hunger</em>, came out in 1946. The great monograph, two volumes and 1,385 pages, came in 1950, when the worst of the emergency was over.</p>
<p>He scored it anyway as one of the better purchases of the war, on the ground that the asset has no expiry date. It is still opened by people who treat anorexia, and by anyone who must feed survivors of a famine or a siege, because an experiment on that scale will never be allowed a second edition.</p>
<p>In 2003 and 2004 two researchers traced the eighteen men who were still living. Several had gone from the stadium to Europe, to help rebuild it. All of them said they would do it again. One question the interviewers might have added is a domestic one, and I confess it is the first I would have asked: whether they had kept the cookbooks.</p>
`,
};
