import type { SampleArticle } from '../sample-content.ts';

export const moreMuscleSameStairs: SampleArticle = {
  title: 'More Muscle, Same Stairs',
  slug: 'more-muscle-same-stairs',
  excerpt:
    'Block one signal and muscle grows, in mice, in cattle and in people. Then the trials asked for something harder: a chair, a corridor, a few steps taken faster.',
  isPremium: true,
  publishedAt: '2026-05-25T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>Anyone who has met a Belgian Blue remembers the hindquarters. The bull looks like a drawing of a bull by a child who has just learned about muscles. Breeders selected these cattle for generations without knowing what they were selecting, and in 1997 the answer arrived from a mouse. Animals bred without a protein called myostatin grew two or three times the usual muscle. The cattle turned out to carry a broken copy of the same gene. Here was a brake on growth, and a brake can be released.</p>
<p>Few ideas in ageing have looked so investable. People lose muscle as they get older, weak people fall, and falls are expensive. The target was single, the animal evidence could be photographed, and the disease had a growing population. Several large companies built antibodies against the brake or against the receptor it presses on. In the narrowest sense they worked. Muscle appeared on the scans, as it had in the field.</p>
<h2>A corridor in thirteen countries</h2>
<p>The cleanest test I know was published in 2020. One hundred and eighty people over seventy with low muscle mass and slow gait, at thirty-eight sites in thirteen countries, were given monthly infusions of bimagrumab or placebo for six months. Everyone in both arms also received attention to diet and a programme of light exercise at home. The primary outcome was a battery of plain tasks: standing with the feet together, walking a short distance, getting out of a chair.</p>
<p>Lean mass rose by seven per cent with the drug and by one per cent without. The physical score rose by 1.34 points with the drug and by 1.03 without, a gap well within the play of chance. Distance walked in six minutes and speed of gait told the same story. The placebo group had not stood still. It had improved by about a point, which clinicians in the field would regard as worth having, on adequate food and some movement at home.</p>
<p>To be exact about the stairs, they were not always the same. An earlier trial of another antibody, in people over seventy-five who had fallen, did report quicker stair climbing among its several secondary measures, along with more lean tissue. It was a small study with a long list of tests. Nobody has yet turned that list into an approved medicine for frailty. A hint in a secondary table has a base rate of its own, and I have lost money to it.</p>
<h2>Strength is partly a skill</h2>
<p>Put beside it a pair of older experiments that cost almost nothing. In 1990 ten residents of a nursing home, all around ninety, lifted weights for eight weeks under supervision. Their strength rose by about 174 per cent. The muscle area of the thigh rose by nine. Four years later the same group of investigators published a randomised trial in one hundred frail residents. Training raised strength by more than a hundred per cent and stair-climbing power by twenty-eight, and thigh muscle by less than three. A nutritional drink, tested in the same design, did little by itself.</p>
<p>Read the two literatures, loosely, as a ratio. The drug bought seven units of tissue and no detectable extra function. The weights bought three units of tissue and a good deal of function. The difference must lie somewhere other than bulk: in nerves recruiting fibres they had stopped calling, in balance, in tendons, in the nerve to try. A larger engine does not teach anyone to drive.</p>
<p>It does not follow that tissue is worthless. Six months is short. Reserve may count on the day of a broken hip, when a bed takes muscle by the week. A drug might have helped those for whom exercise is impossible, and such people were not the ones enrolled. These are reasons for another trial, and each would need an endpoint nobody can see on a scan.</p>
<p>The money drew another conclusion. In a study of adults with obesity and diabetes, the same antibody reduced fat mass by about a fifth over forty-eight weeks while lean mass edged up. In 2023 a large company agreed to pay up to about 1.9 billion dollars for the firm that held it. The molecule that had not improved the walk of the frail was to be tried alongside the injections that make people thin. There the question is how much muscle is kept, and the answer comes out of a scanner.</p>
<p>So the asset was repriced without its result having altered. It had been a treatment for a disability, measured by a chair. It became a companion to weight loss, measured in kilograms. Both are honest endpoints. Only one of them had ever said yes, and I noticed that the second development plan has fewer stairs in it.</p>
`,
};
