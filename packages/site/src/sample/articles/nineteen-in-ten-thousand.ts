import type { SampleArticle } from '../sample-content.ts';

export const nineteenInTenThousand: SampleArticle = {
  title: 'Nineteen in Ten Thousand',
  slug: 'nineteen-in-ten-thousand',
  excerpt:
    'One arithmetic, two headlines: how the hormone trial of 2002 frightened millions with a small number, and why it may still have been the best bargain in public research.',
  isPremium: false,
  publishedAt: '2026-03-23T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['risk-assessment', 'medications-and-supplements'],
  bodyRichtext: `
<p>Nine July 2002 was a Tuesday, and by that afternoon doctors’ telephones across America were ringing. A government trial of the country’s most popular hormone tablet had been stopped three years early. The drug was said to raise the risk of breast cancer by 26 per cent, heart disease by 29, stroke by 41. Roughly six million women were taking it, many because they had been told that it would protect the heart. The manufacturer’s shares fell hard that day.</p>
<p>The paper itself, when one got hold of it, gave the same result in another unit. For every ten thousand women who took oestrogen and progestin for a year, there would be seven more coronary events than on placebo, eight more strokes, eight more clots in the lung and eight more invasive breast cancers. There would be six fewer bowel cancers and five fewer broken hips. Adding up first events and deaths in a global index, the excess came to nineteen.</p>
<h2>Two true sentences</h2>
<p>Nineteen in ten thousand a year is one woman in about 526. Over five years on the tablets it is a little less than one in a hundred. A woman could hear that and shrug, or hear it and stop, and neither would be irrational. What she could not do was hear “a 41 per cent increase in stroke” and know which woman she was, because a percentage without its base rate is a price without its currency.</p>
<p>Both framings had honest uses. The ratio travels: it says how the tablet bends a risk, and can be applied to a person whose risk is high or low. The difference lands: it says how many people are actually hurt. A newspaper printing only the first made a small danger enormous. A manufacturer’s leaflet printing only the second could make it disappear. Somebody writing for the public in 2002 needed about forty words to give both, and the headline had room for six.</p>
<h2>What the trial got right, and was asked to say</h2>
<p>Before it, the case for protecting the heart rested on cohorts in which women who took hormones had far less coronary disease. They were also, on the whole, better off, thinner and better doctored. The Women’s Health Initiative put 16,608 women with a uterus on tablets or placebo by chance, and the advantage vanished. It remains one of the cleanest demonstrations that the sort of person who takes a preventive medicine may be what the medicine appears to prevent.</p>
<p>The trouble came with extrapolation. Participants were 63 on average, and most had passed the menopause a decade or more before. The trial had been built to ask whether hormones should be given to prevent chronic disease in women across a wide span of ages. It was heard as a verdict on their use for hot flushes at 51, which was a different question, in people with lower risks and a more immediate benefit.</p>
<p>Later analyses suggested that age and timing mattered, at least for the heart. The sister trial of oestrogen alone, in women who had had a hysterectomy, showed no rise in breast cancer. After some eighteen years of follow-up, deaths from all causes in the two hormone trials together were almost equal between tablets and placebo.</p>
<p>Maren adds a footnote that she reads aloud whenever the trial comes up. The coronary result had two confidence intervals in the paper. The ordinary one just excluded no effect. The one adjusted for repeated looks at many outcomes did not. Both were printed in the same table.</p>
<h2>The best bargain on the books</h2>
<p>In 2014 a group of researchers modelled what the result had been worth. The trial of combined therapy had cost about $260 million in 2012 money. Over the following decade, they estimated, 4.3 million fewer women used the tablets; there were 126,000 fewer breast cancers, 76,000 fewer cases of cardiovascular disease and, in the other column, 263,000 more fractures. Valuing a healthy year at $100,000, they put the net return near $37 billion, something like $140 for each dollar.</p>
<p>I have looked hard at that multiple, having been shown many. It is a model, and the interval ran from 23 to 51 billion. It counts no indirect costs and nothing for women who went without relief they might reasonably have chosen. Halve it, then halve it again: some $35 back for each dollar would still be a return that no fund I know has shown its clients.</p>
<p>No fund could have bought it, either. A firm selling the tablets had every reason to avoid the question, and the people who gained were scattered, unnamed, and in the case of those 126,000 will never find out. The dividend was paid to women who stayed well, and not one of them received a statement.</p>
`,
};
