import type { SampleArticle } from '../sample-content.ts';

export const theOfficialBreakfast: SampleArticle = {
  title: 'The Official Breakfast',
  slug: 'the-official-breakfast',
  excerpt:
    'Two eggs fried in butter, bacon, toast, potatoes and whole milk. One plate has long helped decide what a label says about tablets and food.',
  isPremium: false,
  publishedAt: '2025-11-26T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>Two eggs fried in butter. Two strips of bacon. Two slices of toast, buttered. Four ounces of hash brown potatoes and eight ounces of whole milk. This is no café in Ohio. It is the example of a test meal given by the American drug regulator, in its guidance of 2002, to companies that wish to know what food does to a tablet. Somewhere, most weeks, a row of healthy volunteers on cots is eating it under supervision, against the clock.</p>
<p>The meal is meant to be extreme. It comes to between eight hundred and a thousand calories, about half of them from fat, because the purpose is to provoke. Fat slows the emptying of the stomach, calls forth bile, alters acidity and sends more blood to the gut. If a drug is going to be disturbed by eating, this plate should do it. The volunteers finish within half an hour, swallow the tablet with a glass of water, and give blood for a day or more. On another visit they fast. The ratio between the two curves goes on to the label.</p>
<h2>A ratio with consequences</h2>
<p>For many drugs the ratio is near one and nobody hears of it again. For others the plate is decisive. Alendronate, used for bones, is absorbed so poorly that even coffee or orange juice can take most of what little gets through. Rivaroxaban, in its larger tablets, needs food in order to be absorbed as intended. Abiraterone, for prostate cancer, is the extreme case: in healthy volunteers the high-fat meal raised total exposure about tenfold over fasting. Its label, all the same, asks for an empty stomach.</p>
<p>Consider what that last fact means. At the approved dose, on an empty stomach, a good deal of an expensive drug passes through unused. The attraction of fasting is that it can be repeated. Everybody’s empty stomach resembles everybody else’s, while breakfasts range from bacon to a cigarette. A developer in a hurry wants a narrow curve, and starvation supplies one. The price of the narrowness is paid later, by the milligram, by somebody else.</p>
<p>A group of academics put this to the test. They randomised seventy-two men with advanced disease to the standard thousand milligrams fasting or to two hundred and fifty with a low-fat breakfast. The marker they followed, a protein in the blood called PSA, fell at least as far in the low-dose arm by twelve weeks. It was a small study of a marker, drug levels had in fact been lower with the smaller dose, and the authors asked for longer work.</p>
<h2>Who orders the meal</h2>
<p>So far as I know, no trial large enough to move the label has followed. It would have been a costly way of proving that customers could buy a quarter as much. I do not think there is a villain at this table.</p>
<p>A sponsor must choose one set of conditions for the pivotal trial and is then bound to them, because the label describes what was tested. The regulator asks whether the product is safe and effective as studied, and does not ask whether a cheaper breakfast exists. The payer, who would profit from the answer, seldom commissions experiments. And the patient who improvises may do harm, for with a drug whose exposure can swing tenfold an unplanned sausage is a dosing error.</p>
<p>What strikes me is how much of nutrition is missing. The test breakfast was composed to an American pattern, and is tested, as a rule, in young volunteers in good health. A widow of eighty who lives on toast and soup does not empty her stomach as they do, nor make as much acid, and she may be on eight tablets with conflicting instructions. Some trials add a lighter meal, and later guidance makes more room for it. Rice, lentils, a fast that lasts from dawn until dusk for a month: for most old drugs nobody has drawn those curves.</p>
<p>There is a small industry in getting round the plate. Formulators grind particles finer, dissolve drugs in oils, coat them to slip past the acid, all so that the label need not mention food. A new salt or capsule that frees a tablet from the clock can earn fresh patents and a fresh price. When I read the plan of such a venture, the largest asset tends to be a sentence that it hopes to delete.</p>
<p>A formulator who has spent a career on such sentences told me about the one she was proudest of. The chemistry was sound, the curve with food lay on top of the curve without, and the doctors were pleased. Then somebody asked the patients. They had been taking the old version with breakfast all along.</p>
`,
};
