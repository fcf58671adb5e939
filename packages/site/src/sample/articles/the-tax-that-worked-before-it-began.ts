import type { SampleArticle } from '../sample-content.ts';

export const theTaxThatWorkedBeforeItBegan: SampleArticle = {
  title: 'The Tax That Worked Before It Began',
  slug: 'the-tax-that-worked-before-it-began',
  excerpt:
    'Britain’s levy on sugary drinks raised far less than first forecast, because makers cut so much sugar before it began.',
  isPremium: true,
  publishedAt: '2026-03-05T07:30:00.000Z',
  host: 'elias-thornquist',
  figure: null,
  topics: ['nutrition'],
  bodyRichtext: `
<p>On a March afternoon in 2016 the Chancellor of the Exchequer announced a tax on sugary soft drinks, to begin in April 2018. By the time it began, much of the sugar it was meant to tax had vanished. The bottles stood in the same place with the same names and, in many cases, the same prices. There was simply less sugar in them, and nobody buying one had been asked to decide anything.</p>
<p>The Treasury had at first expected rather more than half a billion pounds in a full year. The first year brought in less than half of that. A finance minister would ordinarily call this a shortfall. For a public-health minister it was the whole idea. It is rare that a single government can read the same spreadsheet in both ways.</p>
<p>I have a professional interest in taxes that fail to raise money. Most measures that aim to change eating habits begin with the eater, and use a leaflet, a label or an appeal. They ask several million people to change their minds in a supermarket, with a child pulling at one sleeve. This one was addressed to a few dozen people in product development. It gave them two years and a number to stay below.</p>
<h2>A step, a slope and a flat fee</h2>
<p>The number was five. A drink with less than five grams of sugar in each hundred millilitres would pay nothing. From five to eight it would pay eighteen pence a litre, and at eight or above, twenty-four. On an ordinary can of 330 millilitres that is about six pence or about eight. The sums are not large. What matters is where they change.</p>
<hr data-members>
<p>Suppose a recipe has eleven grams. Bringing it down to nine saves nothing whatever, and may annoy the customers. Bringing it from 5.0 to 4.9, a difference nobody could taste, saves eighteen pence on every litre. For a brand that sells a hundred million litres a year, that is eighteen million pounds. Economists call such an arrangement a notch and generally dislike it, because it makes people bunch up just on the cheap side of the line. Here the bunching was the purpose. The line was drawn where recipes ought to be, and the industry saved money by staying just below it.</p>
<p>Other countries chose other shapes. Mexico, in 2014, charged one peso a litre on sugared drinks however sweet they were. That gives a manufacturer no reason to remove a single gram of sugar. Such a tax works through the price, if it works at all. Purchases of taxed drinks in its first year ran about six per cent below what the earlier trend implied. South Africa, from 2018, taxed each gram above a threshold of four. That is a slope: every gram removed is worth the same, so the makers of the sweetest drinks have a reason to act too.</p>
<h2>What happened to the drinks</h2>
<p>In Britain the effect was measured with some care. Researchers who followed supermarket listings estimated that, by early 2019, about 15 per cent of the drinks in scope were above the five-gram line. On the earlier trend it would have been 49 per cent. The change began well before the levy did. Drinks outside its scope showed nothing comparable, and they are the nearest thing to a control group that a national policy can have.</p>
<p>The method calls for caution. There was no second Britain to compare with, only a trend projected forward, and sugar was unfashionable already. Still, the timing is hard to explain by fashion, and so is the crowding just below five. Recipes do not drift to a threshold on their own.</p>
<p>The evidence on health is thinner. One analysis of school measurements found that obesity in girls aged ten and eleven ran about eight per cent lower, in relative terms, than the earlier trend predicted. In boys of that age it found no such change. When an effect appears in sisters and not in brothers, I would not rely on it until somebody has found it again.</p>
<h2>Why the date mattered</h2>
<p>What stays with me is the order of events. The effect came from the announcement. A reformulated drink takes perhaps eighteen months of tasting, sourcing and printing, so a tax with immediate effect would simply have been added to the price. A tax with a date gave the firms time to avoid it by doing what was wanted. Denmark brought in a levy on saturated fat in 2011 and took it off again at the end of the following year. That had hardly given firms time to change recipes.</p>
<p>A notch also has its limits. Once a drink contains 4.9 grams, the tax gives no reason to go lower. The drink is often still as sweet, thanks to sweeteners, and people raised on it will go on expecting that sweetness from everything else they eat. The levy removed a good deal of sugar from the national diet without changing anybody’s tastes. That is why it worked so well. Changing tastes is the part it left undone.</p>
`,
};
