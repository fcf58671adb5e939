import type { SampleArticle } from '../sample-content.ts';

export const twoOrangesAndALemon: SampleArticle = {
  title: 'Two Oranges and a Lemon',
  slug: 'two-oranges-and-a-lemon',
  excerpt: 'James Lind had the cure for scurvy in 1747, and Elias asks what the navy’s delay until 1795 cost.',
  isPremium: false,
  publishedAt: '2025-12-05T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Twelve sailors lay in the fore-hold of HMS <em>Salisbury</em> in May 1747 with rotting gums, blotched skin and knees that would not hold them. The ship’s surgeon, James Lind, picked them because they were as alike as he could find. They shared a berth and a diet. He divided them into pairs, and gave each pair something that somebody, somewhere, had recommended: cider, dilute sulphuric acid, vinegar, sea water, a paste of garlic and mustard seed. One pair got two oranges and a lemon a day.</p>
<p>The fruit ran out in under a week. It had been enough. One of the two men was fit for duty after six days, and the other was well enough to nurse the rest. The cider drinkers were a little better. Everybody else was as before. This was among the first controlled comparisons in medicine, with six arms, two patients in each, and an effect that nobody could miss.</p>
<p>The Royal Navy began issuing lemon juice as a matter of course in 1795. Neither the fruit nor the disease had changed in between. As an investor, I cannot stop thinking about those forty-eight years.</p>
<h2>Why a cure can wait</h2>
<p>Lind himself is part of the answer. His <em>Treatise of the Scurvy</em> appeared in 1753, and the experiment takes up only a few of its several hundred pages. He did not think that he had found the cause. Scurvy, in his view, came of damp air, blocked perspiration and bad digestion as well as food, and citrus was one remedy among several. Because fresh fruit spoils, he proposed boiling the juice down to a syrup. Heat destroys vitamin C. The product that was convenient to ship was the one that worked least well, and reports on the syrup were discouraging.</p>
<h2>What the delay cost</h2>
<p>The losses were not small. Some nineteen hundred men set out on Anson’s voyage of 1740 to 1744, the scandal that brought scurvy to public notice. Well over a thousand of them died, most from disease and above all from scurvy.</p>
<p>If the navy had had an owner, how much would he have paid in 1747 for certainty about lemons? One can at least work out what the delay did to the value of that certainty. The government borrowed at something between three and five per cent in those years. At four per cent, a benefit that starts forty-eight years late retains about fifteen per cent of its value. To avoid that loss, the Admiralty could have spent a very large sum on repeating the experiment, with juice on ten ships and none on ten others, and still have come out ahead. In fact a second trial would have cost only a season and some fruit. But nobody had a budget for checking.</p>
<p>When the navy did adopt lemon juice, it was because a man of rank recommended it. Gilbert Blane was a physician with good connections and years of records of sickness in the fleet. By then he sat on the Sick and Hurt Board, and he recommended lemon juice to the Admiralty. Lind had died the year before.</p>
<h2>Lost again</h2>
<p>A tidy history would stop there. In the 1860s the navy changed its supplier, from Mediterranean lemons to limes grown in British colonies. Both were citrus, both were sour, and acid was thought to be the active principle. West Indian limes contain a good deal less vitamin C, and the juice was often stored for too long and sent through copper pipes, which spoilt what there was. Then an Arctic expedition came home in 1876 crippled by scurvy, with lime juice in the stores.</p>
<p>The conclusion drawn was that the old cure had never worked. Medical opinion came to blame tainted tinned meat. It took until 1907 for two Norwegians to produce scurvy at will in an animal, the guinea pig, and the vitamin itself was not identified until the early 1930s.</p>
<p>My ledger has a page for this sort of loss, headed “right, for a reason not known”. A cure that nobody can explain is easily lost. It can be used for years, until somebody offers a substitute that looks the same and costs a little less. The lime was cheaper. It also came from a British island, which was thought at the time to be an advantage.</p>
`,
};
