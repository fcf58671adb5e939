import type { SampleArticle } from '../sample-content.ts';

export const cookbooksForHungryMen: SampleArticle = {
  title: 'Cookbooks for Hungry Men',
  slug: 'cookbooks-for-hungry-men',
  excerpt:
    'Thirty-six volunteers starved for a wartime experiment, and their weight recovered long before their minds did.',
  isPremium: true,
  publishedAt: '2026-04-28T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'mental-and-emotional-health'],
  bodyRichtext: `
<p>By the spring of 1945 some of the men had begun to collect cookbooks. They read them in bed, in rooms under the stands of the football stadium at the University of Minnesota, and compared recipes as keenly as other young men followed the war. They were conscientious objectors, thirty-six of them, assigned to public service instead of the army. They had answered a brochure that asked whether they would starve so that others might be better fed.</p>
<p>Ancel Keys, the physiologist who ran the laboratory, had seen the need coming. Armies were moving into a Europe full of people who had lived for years on bread and potatoes, and nobody could say with confidence how such people should be fed again. He proposed to produce hunger in a laboratory and study it. Twelve weeks of ordinary eating came first, so that every man had a baseline. Then came twenty-four weeks on roughly half the energy, in two meals a day of potatoes, turnips, dark bread and macaroni, with miles of walking each week. Twelve weeks of controlled refeeding followed.</p>
<p>The men lost about a quarter of their weight. That was the plan, and the tables record it to the decimal, along with pulse, temperature, strength of grip and the volume of the heart. The laboratory had expected to write a treatise on bodies. By early summer it had a dormitory of gentle and principled men who thought about little but their next plate. Nobody had planned for the cookbooks.</p>
<hr data-members>
<h2>What the scales did not show</h2>
<p>The psychological chapters are still the strangest part of the record. Cheerful men turned irritable, then silent. They lost interest in politics, in girlfriends, in the very cause that had brought them. They dawdled over meals, licked plates, guarded bread and dreamt of food. Scores on a standard personality inventory moved towards depression. Men who had been screened precisely for their steadiness came to resemble psychiatric patients, and all that had been done to them was to give them less food.</p>
<p>They recovered slowly. The groups given only a little more food each day barely improved. That was the practical finding: vitamins and protein supplements could not replace energy, and a starved adult needed far more energy than relief planners had allowed. Several men felt worse in the early weeks of refeeding than at their lowest weight. When the rules were lifted, some ate enormous amounts and reported that they were still hungry with a full stomach. They ended up heavier than they had begun. They went on thinking about food for months.</p>
<h2>How good the evidence is</h2>
<p>Such an experiment would not be allowed today, for ethical reasons. It also has weaknesses as evidence. There was no control group on full rations through the same months, and the men lived together, so that one man’s gloom could spread to the next. They were young, male, American and chosen for character. Everybody knew what was being done and why. On the other hand, the effect was so large and so uniform that the usual quarrels about significance seem a little fussy. Each man could be compared with himself before the experiment, and all of them declined in much the same way.</p>
<p>Does it tell us anything about people who diet? Less than is often claimed. These volunteers began lean and lost a quarter of their weight in six months. CALERIE, the modern trial of calorie restriction in people without obesity, aimed at a cut of twenty-five per cent in calories, and over two years its 143 restricted participants managed about twelve. Mood did not worsen; on several scales it improved. Somewhere between a cut of twelve per cent and one of fifty, food takes over the mind. Nobody knows where, for the decent reason that finding out would mean repeating Minnesota.</p>
<h2>A manual that came late</h2>
<p>Elias wanted to know who had paid, and who had been paid. The money came from several sources, among them the churches that supported the objectors. The men got only their meals, such as they were. The results were meant for the hungry of Europe, but they were late in coming: Germany surrendered while the men were still losing weight. A slim guide for relief workers, <em>Men and Hunger</em>, came out in 1946. The great monograph, two volumes and 1,385 pages, came in 1950, when the worst of the emergency was over.</p>
<p>Elias still counts the study among the better purchases of the war, because its findings do not expire. The monograph is still opened by people who treat anorexia, and by anyone who must feed survivors of a famine or a siege. An experiment on that scale will never be allowed again.</p>
<p>In 2003 and 2004 two researchers traced the eighteen men who were still living. Several had gone from the stadium to Europe, to help rebuild it. All of them said they would do it again. I would have asked one more question, and I admit it is the first I thought of: had they kept the cookbooks?</p>
`,
};
