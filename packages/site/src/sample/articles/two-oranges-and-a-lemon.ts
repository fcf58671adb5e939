import type { SampleArticle } from '../sample-content.ts';

export const twoOrangesAndALemon: SampleArticle = {
  title: 'Two Oranges and a Lemon',
  slug: 'two-oranges-and-a-lemon',
  excerpt:
    'James Lind had the cure for scurvy in 1747 and the navy adopted it in 1795. Elias prices the forty-eight years, and the century after, when it was lost again.',
  isPremium: false,
  publishedAt: '2025-12-05T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'risk-assessment'],
  bodyRichtext: `
<p>Twelve sailors lay in the fore-hold of HMS <em>Salisbury</em> in May 1747 with rotting gums, blotched skin and knees that would not hold them. The ship’s surgeon, James Lind, picked them because they were as alike as he could find. They shared a berth and a diet. He divided them into pairs, and gave each pair something that somebody, somewhere, had recommended: cider, dilute sulphuric acid, vinegar, sea water, a paste of garlic and mustard seed. One pair got two oranges and a lemon a day.</p>
<p>The fruit ran out in under a week. It had been enough. One of the two men was fit for duty after six days, and the other was well enough to be set to nurse the rest. The cider drinkers were a little better. Everybody else was as before. It is among the first controlled comparisons in medicine, with six arms, two patients in each, and an effect one could have seen from the shore.</p>
<p>The Royal Navy began issuing lemon juice as a matter of course in 1795. Nothing about the fruit had changed in between, nor about the disease. Those forty-eight years have been bothering investors, or this one, ever since.</p>
<h2>Why a cure can wait</h2>
<p>Lind himself is the first part of the answer. His <em>Treatise of the Scurvy</em> appeared in 1753, and the experiment takes up a few of its several hundred pages. He did not think that he had found the cause. Scurvy, in his view, came of damp air, blocked perspiration and bad digestion as well as food, and citrus was one help among several. Because fresh fruit spoils, he proposed boiling the juice down to a syrup. Heat destroys vitamin C. The product that was convenient to ship was the one that worked least, and reports on the syrup were discouraging.</p>
<p>Base rates did the rest. Surgeons had seen men recover on all sorts of things, chiefly on going ashore. Rival remedies had grander sponsors; malt was taken round the world by Cook, who lost few men to scurvy and so lent credit to everything on his inventory, malt included. Twelve sailors could not outweigh that. A well-run small trial went up against a famous voyage and lost, as it might today.</p>
<h2>The bill</h2>
<p>The risk being priced was not small. On Anson’s voyage of 1740 to 1744, the scandal that put scurvy before the public, some nineteen hundred men set out and well over a thousand died, most of them from disease and above all from this one. In the wars that followed, sickness killed many times more British seamen than the enemy did. Each had been expensively pressed, fed and trained.</p>
<p>How much would an owner of the navy have paid in 1747 for certainty about lemons? One can at least discount it. The government borrowed at something between three and five per cent in those years. At four, a benefit that starts forty-eight years late retains about fifteen per cent of its value. Put the other way, the Admiralty could have spent a very large sum on repeating the experiment, ten ships with juice and ten without, and had change. A second trial would have cost a season and some fruit. Nobody’s budget had a line for checking.</p>
<p>When adoption came it was through rank. Gilbert Blane, a physician with good connections and years of sickness returns from the fleet, sat by then on the Sick and Hurt Board, and recommended lemon juice to the Admiralty. Lind had died the year before.</p>
<h2>Lost again</h2>
<p>A tidy history would stop there. In the 1860s the navy changed its supplier, from Mediterranean lemons to limes grown in British colonies. Both were citrus, both were sour, and acid was thought to be the active principle. West Indian limes contain a good deal less vitamin C, and the juice was often stored and piped in ways that spoilt what there was. For a time no one could tell, since steam had shortened the voyages. Then an Arctic expedition came home in 1876 crippled by scurvy, with lime juice in the stores.</p>
<p>The conclusion drawn was that the old cure had never worked. Learned opinion moved on to tainted tinned meat. It took two Norwegians and some guinea pigs, in 1907, to produce scurvy at will in an animal, and until the early 1930s for the vitamin itself to be identified.</p>
<p>My ledger has a page for this sort of loss, headed “right, for a reason not known”. A result held that way is an asset without title deeds. It can be used for years, and it can be taken by the first person who offers a substitute that looks the same and costs a little less. The lime was cheaper. It came, too, from a British island, which was felt at the time to be an advantage.</p>
`,
};
