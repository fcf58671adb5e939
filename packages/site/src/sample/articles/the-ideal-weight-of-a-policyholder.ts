import type { SampleArticle } from '../sample-content.ts';

export const theIdealWeightOfAPolicyholder: SampleArticle = {
  title: 'The Ideal Weight of a Policyholder',
  slug: 'the-ideal-weight-of-a-policyholder',
  excerpt: 'The weight chart on the surgery wall began largely as one insurer’s table for pricing life insurance.',
  isPremium: false,
  publishedAt: '2026-10-07T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>For much of the last century the weight chart on the surgery wall came from an unlikely source. It listed a weight for every height, in columns for small, medium and large frames, and it came in large part from the files of the Metropolitan Life Insurance Company of New York. Patients read it as medical advice. It had been compiled to set prices.</p>
<p>An insurer has a narrow interest in your dinner. It wants to know, on the day you sign, how long you are likely to go on paying. Heavier applicants tended to die sooner, and height and weight were cheap to collect. In 1942 Metropolitan issued a table for women and in 1943 one for men, giving the weights at which insured people had lived longest. Somebody had to choose a heading for the tables. The word chosen was “ideal”.</p>
<h2>Who was on the scales</h2>
<p>Before admiring the columns, it is worth asking whose weights they were. The people in the data had applied for life insurance and been accepted, mostly in early or middle adulthood. That excluded the poor, the old and many of the ill. Some were weighed and some were simply asked. Those who were weighed kept their shoes and indoor clothes on. The industry’s pooled studies sometimes counted policies instead of people. A prosperous man with several policies might be counted several times, and die more than once.</p>
<p>Then there were the frames. For decades the charts sorted people by the size of their skeleton without telling anyone how to measure it, which left each reader free to discover large bones. Ancel Keys, who had little patience with the tables, objected to precisely this. When he and his colleagues compared indices of relative weight in 1972, they settled on a ratio that Adolphe Quetelet had described in the nineteenth century. They gave it the name it still has, the body mass index.</p>
<p>None of this made the tables useless for their purpose. A price can be fair on average while being wrong about nearly everyone, provided the errors cancel out and new customers resemble the old ones. A target weight has no such protection. It is applied to one person at a time, including all the people who would never have been sold a policy.</p>
<h2>From a price to a diet</h2>
<p>The next step was the big one. If weight showed the risk, eating differently might lower that risk, and so the insurer’s column became the goal of the century’s diets. In 1959 the heading was softened to “desirable”. In 1983 the company revised the figures, and most of the recommended weights went up. A generation had dieted towards numbers that were later raised.</p>
<p>What the table could never say was what happens to a person who loses weight. It compared heavy people with light people. It did not compare heavy people who ate less with similar people who did not. That takes an experiment, which is much more expensive.</p>
<p>The industry knew this perfectly well. Underwriters have long had a custom for applicants who have recently lost a good deal of weight: often they do not count all of the loss. They add part of it back when they set the premium, because the weight may return, or because an illness may have caused the loss. The custom is a candid admission that an association is not an effect, and it comes from people with money at stake.</p>
<h2>Who asked the question</h2>
<p>Every risk table was made to answer someone’s question. Before you use the table, find out whose. For an insurer the useful number is the one that sorts a crowd cheaply. For a physician it is the one that responds to treatment. Neither helps a person at breakfast: no table of heights and frames shows what you eat, with whom and for how many years.</p>
<p>Height and weight went on being collected because they had always been collected, and the record grew valuable because it was long. Many of the standards of health were made that way: somebody needed a figure by Friday, and kept the file. Metropolitan’s tables are rarely hung in surgeries now. The word “ideal” has been harder to take down.</p>
`,
};
