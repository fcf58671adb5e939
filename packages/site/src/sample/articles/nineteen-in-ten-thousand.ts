import type { SampleArticle } from '../sample-content.ts';

export const nineteenInTenThousand: SampleArticle = {
  title: 'Nineteen in Ten Thousand',
  slug: 'nineteen-in-ten-thousand',
  excerpt:
    'In 2002 a trial of hormones found a small risk and frightened millions, but it was probably worth far more than it cost.',
  isPremium: false,
  publishedAt: '2026-03-23T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>On the afternoon of Tuesday 9 July 2002, doctors’ telephones across America were ringing. A government trial of the country’s most popular hormone tablet had been stopped three years early. The drug was said to raise the risk of breast cancer by 26 per cent, of heart disease by 29 and of stroke by 41. Roughly six million women were taking it, many because they had been told that it would protect the heart.</p>
<p>The paper gave the same result in another form.<sup id="fnref-1"><a href="#fn-1">1</a></sup> If ten thousand women took oestrogen and progestin for a year, there would be seven more coronary events than on placebo, eight more strokes, eight more clots in the lung and eight more invasive breast cancers. There would be six fewer bowel cancers and five fewer broken hips. A global index counted each woman’s first such event or death. By that measure the excess came to nineteen.</p>
<h2>Two true sentences</h2>
<p>Nineteen in ten thousand a year is one woman in about 526. Over five years on the tablets it is a little less than one in a hundred. A woman could hear that and carry on, or hear it and stop, and neither would be irrational. But if she heard only of “a 41 per cent increase in stroke”, she could not tell how large her own risk was. A percentage without a starting risk is like a price without a currency.</p>
<p>Both ways of stating the result have honest uses. The ratio says how much the tablet changes a risk, and can be applied to a person whose risk is high or low. The difference says how many people are actually hurt. A newspaper that printed only the ratio made a small danger enormous. A manufacturer’s leaflet that printed only the difference could make the danger disappear.</p>
<h2>What the trial showed, and what it did not</h2>
<p>Before the trial, the case for hormones as protection for the heart rested on cohorts in which women who took them had far less coronary disease. Those women were also richer, thinner and under better medical care. The trial, part of the Women’s Health Initiative, assigned 16,608 women with a uterus to tablets or placebo by chance, and the advantage vanished.</p>
<p>The trouble came when the result was applied to other women. Participants were 63 on average, and most had passed the menopause a decade or more before. The trial had been built to ask whether hormones should be given to prevent chronic disease in women across a wide span of ages. It was heard as a verdict on hormones for hot flushes at 51. That was a different question, about women with lower risks and a more immediate benefit.</p>
<p>Later analyses suggested that age and timing mattered, at least for the heart. The sister trial of oestrogen alone, in women who had had a hysterectomy, showed no rise in breast cancer. After some eighteen years of follow-up, deaths from all causes in the two hormone trials together were almost equal on tablets and on placebo.</p>
<h2>What the result was worth</h2>
<p>In 2014 researchers modelled what the result had been worth. The trial of combined therapy had cost about $260 million in 2012 money. Over the following decade, they estimated, 4.3 million fewer women used the tablets. There were 126,000 fewer breast cancers and 76,000 fewer cases of cardiovascular disease, but 263,000 more fractures. Valuing a healthy year at $100,000, they put the net return near $37 billion, something like $140 for each dollar.</p>
<p>I have been shown many such multiples, so I looked hard at this one. It comes from a model, and its estimates ranged from $23 to $51 billion. The model counts no indirect costs, and nothing for women who went without relief they might reasonably have chosen. Halve the return, then halve it again: some $35 back for each dollar would still be more than any fund I know of has shown its clients.</p>
<p>No fund could have earned that return, either. A firm selling the tablets had every reason to avoid the question. The people who gained were scattered and unnamed, and none of those 126,000 women will ever know that she is one of them. The dividend was paid to women who stayed well, and not one of them received a statement.</p>
<section data-footnotes>
<ol>
<li id="fn-1"><a href="https://doi.org/10.1001/jama.288.3.321">doi.org/10.1001/jama.288.3.321</a> <a href="#fnref-1">Back</a></li>
</ol>
</section>
`,
};
