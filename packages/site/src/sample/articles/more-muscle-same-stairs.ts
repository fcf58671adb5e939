import type { SampleArticle } from '../sample-content.ts';

export const moreMuscleSameStairs: SampleArticle = {
  title: 'More Muscle, Same Stairs',
  slug: 'more-muscle-same-stairs',
  excerpt: 'A drug added muscle in people over seventy, but they moved hardly any better than the placebo group.',
  isPremium: true,
  publishedAt: '2026-05-25T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['exercise', 'medications-and-supplements'],
  bodyRichtext: `
<p>Anyone who has met a Belgian Blue bull remembers the hindquarters. The animal looks like a drawing of a bull by a child who has just learned about muscles. Breeders selected these cattle for generations without knowing which gene they were selecting. The answer came in 1997, from mice. Animals bred without a protein called myostatin grew two or three times the usual muscle, and the cattle turned out to carry a broken copy of the same gene. Myostatin acts as a brake on growth, and a brake can be released.</p>
<p>Few ideas in ageing have looked so attractive to investors. People lose muscle as they get older, weak people fall, and falls are expensive. There was a single target, the effect in animals could be photographed, and more people had the condition every year. Several large companies built antibodies against the brake or against the receptor it acts on. In the narrowest sense they worked. Muscle grew on the scans, as it had in the cattle.</p>
<h2>A trial in thirteen countries</h2>
<p>The cleanest test I know was published in 2020. One hundred and eighty people over seventy with low muscle mass and a slow walk took part, at thirty-eight sites in thirteen countries. They were given monthly infusions of bimagrumab or placebo for six months. Everyone in both groups also received attention to diet and a programme of light exercise at home. The primary outcome was a set of simple tasks: standing with the feet together, walking a short distance, getting out of a chair.</p>
<hr data-members>
<p>Lean mass rose by seven per cent with the drug and by one per cent without. The physical score rose by 1.34 points with the drug and by 1.03 without, a difference that could easily be chance. The distance walked in six minutes and the walking speed told the same story. The placebo group had not stood still. On adequate food and some movement at home it had improved by about a point, which clinicians in the field would regard as worth having.</p>
<p>To be exact, one earlier trial did find a change on the stairs. It tested another antibody in people over seventy-five who had fallen, and reported quicker stair climbing among its several secondary measures, along with more lean tissue. It was a small study with a long list of tests. Nobody has yet turned that list into an approved medicine for frailty. Hints in secondary tables often come to nothing, and I have lost money on them.</p>
<p>Part of the difficulty is the diagnosis. The loss of muscle with age is called sarcopenia, and it received its own code in the American catalogue of diagnoses only in 2016. Groups of experts define it differently: by the amount of muscle, by strength, by walking speed, or by some combination of them. A company has to choose a definition before it can choose its patients, and that choice may decide whether success is measured with a scan or a chair.</p>
<h2>Strength is partly a skill</h2>
<p>Compare two older experiments that cost almost nothing. In 1990 ten residents of a nursing home, all around ninety, lifted weights for eight weeks under supervision. Their strength rose by about 174 per cent. The muscle area of the thigh rose by nine. Four years later the same group of investigators published a randomised trial in one hundred frail residents. Training raised strength by more than a hundred per cent, stair-climbing power by twenty-eight and thigh muscle by less than three. A nutritional drink, tested in the same trial, did little by itself.</p>
<p>Set the drug and the weights side by side, if only loosely. The drug bought seven per cent more tissue and no detectable extra function. The weights bought three per cent more tissue and a good deal of function. The difference must lie somewhere other than bulk: in nerves that recruit fibres they had stopped using, in balance, in tendons, in the confidence to try. A larger engine does not teach anyone to drive.</p>
<p>This does not mean that muscle is worthless. Six months is short. A reserve of muscle may matter after a broken hip, when a patient in bed loses some every week. A drug might help people who cannot exercise, but such people were not enrolled. These are reasons for further trials, and each trial would need an endpoint that no scan can show.</p>
<p>Companies drew another conclusion. In a study of adults with obesity and diabetes, the same antibody reduced fat mass by about a fifth over forty-eight weeks while lean mass rose slightly. In 2023 a large company agreed to pay up to about 1.9 billion dollars for the firm that owned the antibody. The molecule had not helped frail people to walk. Now it was to be tried alongside the injections that make people thin. There the question is how much muscle is kept, and a scanner can answer it.</p>
<p>So the price of the drug changed although its result had not. It had been a treatment for a disability, measured with a chair. It became a companion to weight loss, measured in kilograms. Both are honest endpoints. The drug had succeeded on only one of them, and I noticed that the second development plan has fewer stairs in it.</p>
`,
};
