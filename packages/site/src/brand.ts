/** The site's name and claims. To adapt the site, edit this file first. */
export const BRAND = {
  name: 'The Long Return',
  title: 'The Long Return: longevity science and investment strategy',
  description:
    'A podcast and journal on longevity science and the investment strategies that finance it. Two hosts discuss one question at a time.',
  copyright: '© 2024 The Long Return. All rights reserved.',
  disclaimer: 'This content is for educational purposes only and is not medical advice.',
} as const;

/** The home page's first section. */
export const HERO = {
  kicker: 'A weekly podcast and journal',
  title: 'The science of a longer life,',
  titleTurn: 'and the capital behind\u00a0it.',
  subtitle:
    'Two hosts, a scientist and an investor, discuss what the evidence shows, what a treatment costs and how long an investment takes to pay off.',
  approach: {
    title: 'Our Unique Approach',
    text: 'We read every claim twice: once as a study and once as an investment.',
    steps: [
      { term: 'The study', text: 'What was measured, in whom, and for how long.' },
      { term: 'The base rate', text: 'How often results of this kind hold up.' },
      { term: 'The price', text: 'What a long-term investor would pay for such a result.' },
    ],
  },
} as const;
