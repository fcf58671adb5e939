import type { SampleArticle } from '../sample-content.ts';

export const fiftyIngredientsChosenAtRandom: SampleArticle = {
  title: 'Fifty Ingredients, Chosen at Random',
  slug: 'fifty-ingredients-chosen-at-random',
  excerpt:
    'Two researchers opened an old cookbook and looked up each ingredient’s record as a cause or cure of cancer. What they found says little about celery and a great deal about publishing.',
  isPremium: true,
  publishedAt: '2026-09-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Take down a cookbook, pick recipes at random, and write out the ingredients until you have fifty. Then go to the medical literature and look up what each is said to do to cancer. In 2013 Jonathan Schoenfeld and John Ioannidis published the results of this exercise in the <em>American Journal of Clinical Nutrition</em>, under a title that asked whether everything we eat is associated with the disease.</p>
<p>Nearly, was the reply. Forty of the fifty had at least one study to their name. Those that had escaped notice included bay leaf, vanilla and terrapin, which may only mean that nobody had found a cohort with enough turtle in it. Among the rest, the authors examined 264 single-study assessments of an ingredient and a cancer. In 191 of them, or 72 per cent, the food was said to raise the risk or to lower it, in roughly equal numbers.</p>
<p>Read that as a portrait of the kitchen and it is alarming. Every supper becomes a contest between the onions and the bacon. Read it as a portrait of a publishing system and it begins to look familiar, in the way that a casino looks familiar once you stop watching the players and count the exits.</p>
<h2>Large effects on weak legs</h2>
<p>The reported effects were big. Among studies concluding that an ingredient was harmful, the median relative risk was 2.20, more than a doubling. Among those finding protection it was 0.52, close to a halving. Effects of that size from a vegetable ought to be visible from the street. Yet three quarters of all the estimates had weak statistical support, or none by the usual threshold.</p>
<p>Then the authors turned to the meta-analyses, where studies of the same food are pooled. If the individual findings were sound, pooling should leave them standing and merely sharpen the edges. What it did was flatten them. The median relative risk in the pooled work was 0.96, which is to say almost nothing. The doublings and halvings had been cancelling each other out in separate papers, each with its own press release.</p>
<p>Chance will do some of this unaided. Test twenty foods that do nothing at all, accept the customary one-in-twenty error, and the probability that at least one will look guilty or heroic is 64 per cent. A dietary questionnaire with a hundred and thirty lines, crossed with a dozen cancers, two sexes and several ways of cutting up a cup of coffee, offers far more than twenty tests. Nobody need cheat. It is enough that somebody decides, late in the afternoon, which table belongs in the abstract.</p>
<h2>What a journal buys</h2>
<p>My co-host likes to ask of any market who pays and for what. The reader of a nutrition paper pays in attention, the editor wants to be cited, the university counts publications, and the author has a contract that ends in eighteen months. A sentence beginning “celery was not associated” serves none of them. It is true more often than its rivals and it is worth less to everybody in the chain, so less of it is made.</p>
<p>The result is a supply problem, and it distorts risk in one direction. Small studies produce scattered estimates. Those that scatter furthest clear the threshold and get printed, and the printed effect is therefore too large on average even when there is a real one underneath. Statisticians call it the winner’s curse. Anyone who has bought a house at auction has met it.</p>
<p>Large and expensive trials are the usual cure, and they have a sobering habit. When the Women’s Health Initiative assigned nearly forty-nine thousand women to a low-fat pattern of eating or to their usual one, and followed them for about eight years, the difference in invasive breast cancer was around nine per cent and could not be told apart from chance. It may have been real. It was certainly not a halving.</p>
<h2>How I read them now</h2>
<p>I still read papers about single foods, but I start elsewhere. I look for a protocol registered before the data were opened, and for the number of comparisons that could have been made. I look at how the estimate moves when the authors adjust for smoking and income, because one that slides halfway to nothing may well slide the rest. I check whether the size of the claim would have been noticed by an attentive butcher.</p>
<p>None of this shows that food is irrelevant to cancer. Alcohol has a case to answer, and so does processed meat, at sizes far more modest than the literature’s median. The cookbook study made a narrower point and made it with some tact. It chose its ingredients by chance, and the literature turned out to have an opinion about four in five of them.</p>
`,
};
