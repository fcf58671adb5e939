import type { SampleArticle } from '../sample-content.ts';

export const fiftyIngredientsChosenAtRandom: SampleArticle = {
  title: 'Fifty Ingredients, Chosen at Random',
  slug: 'fifty-ingredients-chosen-at-random',
  excerpt:
    'Two researchers took fifty ingredients from a cookbook and looked up which were said to cause or prevent cancer.',
  isPremium: true,
  publishedAt: '2026-09-01T07:30:00.000Z',
  host: 'maren-oduya',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Take down a cookbook, pick recipes at random, and write out the ingredients until you have fifty. Then go to the medical literature and look up what each is said to do to the risk of cancer. In 2013 Jonathan Schoenfeld and John Ioannidis published the results of this exercise in the <em>American Journal of Clinical Nutrition</em>, under a title that asked whether everything we eat is associated with the disease.</p>
<p>The answer was: nearly everything. Forty of the fifty had been the subject of at least one study. Bay leaf, vanilla and terrapin were among the ten that had not, which may only mean that nobody had found enough people who eat turtle. For the other forty, the authors examined 264 results from single studies, each about one ingredient and one cancer. In 191 of them, or 72 per cent, the food was said to raise the risk or to lower it, in roughly equal numbers.</p>
<p>As a description of our kitchens, this is alarming. Every supper becomes a contest between the onions and the bacon. As a description of how results come to be published, it makes more sense.</p>
<h2>Large effects, weak evidence</h2>
<p>The reported effects were big. Among studies concluding that an ingredient was harmful, the median relative risk was 2.20, more than a doubling. Among those finding protection it was 0.52, close to a halving. If a vegetable had effects of that size, nobody would need a study to see them. Yet three quarters of all the estimates had weak statistical support, or none by the usual threshold.</p>
<hr data-members>
<p>Then the authors turned to the meta-analyses, where studies of the same food are pooled. If the individual findings were sound, pooling should confirm them and make them more precise. Instead it made most of them disappear. The median relative risk in the pooled work was 0.96, which is almost no effect. The doublings and halvings had been published in separate papers, each with its own press release, and together they cancelled out.</p>
<p>Chance alone can do some of this. Test twenty foods that do nothing at all, accept the customary one-in-twenty error, and the probability that at least one will appear to cause or prevent cancer is 64 per cent. A dietary questionnaire may have a hundred and thirty lines. Combine them with a dozen cancers, two sexes and several ways of measuring coffee, and there are far more than twenty tests. Nobody needs to cheat. It is enough that somebody decides, late in the afternoon, which table belongs in the abstract.</p>
<p>Suppose, generously, that one food in twenty does change the risk, and that a study finds a true effect four times in five. Test two hundred foods. Ten have an effect, and eight of those are found. Of the other 190, one in twenty passes by luck, which makes nine or ten. More than half of the positive results are then false, although every study was carried out correctly.</p>
<h2>What journals reward</h2>
<p>My co-host likes to ask of any market what each party wants. Readers of nutrition papers want something that holds their attention, the editor wants to be cited, the university counts publications, and the author has a contract that ends in eighteen months. A sentence beginning “celery was not associated” serves none of them. Such sentences are true more often than their rivals, but they are worth less to everybody involved, so fewer of them are written.</p>
<p>So findings of no effect are scarce, and this distorts our picture of risk in one direction. Small studies produce scattered estimates. The most extreme ones pass the threshold and get printed, so the printed effect is too large on average even when there is a real one underneath. Statisticians call it the winner’s curse. Anyone who has won a house at auction by bidding too much has met it.</p>
<p>Large and expensive trials are the usual cure, and their results are often sobering. The Women’s Health Initiative assigned nearly forty-nine thousand women to a low-fat pattern of eating or to their usual one, and followed them for about eight years. The difference in invasive breast cancer was around nine per cent and could not be told apart from chance. It may have been real. It was certainly not a halving.</p>
<h2>How I read such papers now</h2>
<p>I still read papers about single foods, but I no longer start with the result. I look for a protocol registered before the data were opened, and for the number of comparisons that could have been made. I look at how the estimate changes when the authors adjust for smoking and income, because if half of it goes, the rest may go too. And I ask whether an effect as large as the one claimed would already have been noticed by an attentive butcher.</p>
<p>None of this shows that food is irrelevant to cancer. There is a real case against alcohol, and against processed meat, though their effects are far more modest than the literature’s median. The cookbook study made a narrower point and made it with some tact. It chose its ingredients by chance, and for four in five of them somebody had published a cancer study.</p>
`,
};
