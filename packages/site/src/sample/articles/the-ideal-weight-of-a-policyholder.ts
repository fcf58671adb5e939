import type { SampleArticle } from '../sample-content.ts';

export const theIdealWeightOfAPolicyholder: SampleArticle = {
  title: 'The Ideal Weight of a Policyholder',
  slug: 'the-ideal-weight-of-a-policyholder',
  excerpt:
    'The chart on the surgery wall began as an underwriting tool. How an insurer’s table of who died late became everyone else’s idea of what to weigh, and what was lost in the move.',
  isPremium: false,
  publishedAt: '2026-10-07T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>For most of the last century the chart on the surgery wall had an unlikely publisher. It listed a weight for every height, in columns for small, medium and large frames, and it came in large part from the files of the Metropolitan Life Insurance Company of New York. Patients read it as medicine. It had been compiled as a matter of price.</p>
<p>An insurer has a narrow interest in your dinner. It wants to know, on the day you sign, how long you are likely to go on paying. Heavier applicants tended to die sooner, which was worth knowing, and height and weight were cheap to collect. In 1942 Metropolitan issued a table for women and in 1943 one for men, giving the weights at which insured people had lived longest. Somebody had to choose a heading for them. The word chosen was “ideal”.</p>
<h2>Who was on the scales</h2>
<p>It is worth walking round the data before admiring the columns. The people in it were those who had applied for life insurance and been accepted, mostly in early or middle adulthood, which excluded the poor, the old and many of the ill. Some were weighed and some were simply asked. They kept their shoes and indoor clothes on. In the industry’s pooled studies the unit could be the policy, so that a prosperous man with several of them might be counted several times and die more than once.</p>
<p>Then there were the frames. For decades the charts sorted people by skeleton without telling anyone how a skeleton was to be measured, which left each reader free to discover large bones. Ancel Keys, who had little patience with the tables, objected to precisely this. When he and his colleagues compared indices of relative weight in 1972, they settled on a ratio Adolphe Quetelet had described in the nineteenth century and gave it the name it still has, the body mass index.</p>
<p>None of this made the tables useless for their purpose. A price can be fair on average while being wrong about nearly everyone, provided the errors cancel and the customers resemble those already on the books. A target has no such protection. It is applied to one person at a time, including all the people who would never have been sold a policy.</p>
<h2>From a price to a plate</h2>
<p>The next step was the large one. If weight marked the risk, food was the lever, and so the insurer’s column became the destination of the century’s diets. Booklets were printed, kitchen scales were sold, and a woman of five feet four could learn how many pounds lay between her and approval. In 1959 the heading was softened to “desirable”. In 1983 the company revised the figures, and most of the recommended weights went up. A generation had dieted towards numbers that then moved to meet them.</p>
<p>What the table could never say was what happens to the person who changes column. It compared heavy people with light people. It did not compare heavy people who ate less with their own unaltered futures, which is a different experiment and a much more expensive one. Slimness arrives by several roads, among them tobacco, poverty and undiagnosed disease, and a mortality table collects from all of them without asking for the route.</p>
<p>The industry knew this perfectly well. Underwriters have long kept a custom for the applicant who has recently lost a good deal of weight: often he is not credited with all of it. Part of the loss is added back for the purpose of the premium, on the grounds that it may return or may have a cause. There can be few more candid statements about the difference between an association and an effect, and it was made by people with money at stake.</p>
<h2>Reading the heading</h2>
<p>A risk table answers a question that has been asked on somebody’s behalf. Before borrowing the answer it helps to find the somebody. For an insurer the useful number is the one that sorts a crowd cheaply. For a physician it is the one that responds to treatment, and for a person at breakfast it may be neither, since what was eaten, with whom and for how many years does not fit in two columns and a frame.</p>
<p>Height and weight went on being collected because they had always been collected, and the record grew valuable by being long. That is how many of the standards of health were made: somebody needed a figure by Friday, and kept the file. Metropolitan’s tables are rarely hung in surgeries now. The word at the top has proved harder to take down.</p>
`,
};
