import type { SampleArticle } from '../sample-content.ts';

export const theOfficialBreakfast: SampleArticle = {
  title: 'The Official Breakfast',
  slug: 'the-official-breakfast',
  excerpt:
    'Drug makers test tablets after a fatty breakfast, and the result helps to decide what the label says about food.',
  isPremium: false,
  publishedAt: '2025-11-26T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition', 'medications-and-supplements'],
  bodyRichtext: `
<p>Two eggs fried in butter. Two strips of bacon. Two slices of toast, buttered. Four ounces of hash brown potatoes and eight ounces of whole milk. This is not the menu of a café in Ohio. It is a test meal. The American drug regulator gave it as an example, in its guidance of 2002, to companies that need to know what food does to a tablet. In most weeks, somewhere, a row of healthy volunteers is eating it under supervision, against the clock.</p>
<p>The meal is meant to be extreme. It comes to between eight hundred and a thousand calories, about half of them from fat, because the purpose is to provoke an effect. Fat slows the emptying of the stomach, releases bile, alters acidity and sends more blood to the gut. If a drug is going to be disturbed by eating, this meal should do it. The volunteers finish within half an hour, swallow the tablet with a glass of water, and give blood for a day or more. On another visit they take the tablet without eating. The level of the drug in the blood is drawn as a curve for each visit, and the ratio between the two curves is stated on the label.</p>
<h2>A ratio with consequences</h2>
<p>For many drugs the ratio is near one and nobody hears of it again. For others the meal is decisive. Alendronate, used to strengthen bones, is absorbed so poorly that even coffee or orange juice can block most of the little that gets through. Abiraterone, for prostate cancer, is the extreme case: in healthy volunteers the high-fat meal raised total exposure about tenfold compared with fasting. Its label nevertheless asks for an empty stomach.</p>
<p>Consider what that last fact means. At the approved dose, on an empty stomach, a good deal of an expensive drug passes through the body unused. The attraction of fasting is that it is the same every time. A developer in a hurry wants results that vary little, and fasting supplies them. Others pay for this later, when they buy milligrams that do nothing.</p>
<p>A group of academics tested whether a smaller dose with food would do as well. They randomised seventy-two men with advanced prostate cancer to the standard thousand milligrams while fasting, or to two hundred and fifty with a low-fat breakfast. The marker they followed, a protein in the blood called PSA, fell at least as far in the low-dose arm by twelve weeks. It was a small study of a marker, and drug levels had in fact been lower with the smaller dose. The authors asked for longer studies.</p>
<h2>Who would pay for the trial</h2>
<p>So far as I know, no trial large enough to change the label has followed. For the maker, it would have been a costly way of proving that customers could buy a quarter as much. I do not think there is a villain in this story.</p>
<p>A sponsor must choose one set of conditions for the pivotal trial and is then bound to them, because the label describes what was tested. The regulator asks whether the product is safe and effective as studied, and does not ask whether a smaller dose with breakfast would be cheaper. The payer, who would profit from the answer, seldom commissions experiments. And a patient who improvises may come to harm. With a drug whose exposure can rise tenfold with food, an unplanned sausage is a dosing error.</p>
<p>A small industry works on making the meal irrelevant. Formulators grind particles finer, dissolve drugs in oils, or coat them to survive the acid of the stomach, all so that the label does not have to mention food. A new salt or capsule that can be taken at any time of day can earn new patents and a new price. When I read the business plan of such a venture, its largest asset tends to be a sentence on the label that it hopes to delete.</p>
<p>A formulator who has spent a career deleting such sentences told me about the one she was proudest of. The chemistry was sound, the curve with food matched the curve without it, and the doctors were pleased. Then somebody asked the patients. They had been taking the old version with breakfast all along.</p>
`,
};
