/** The site's name and claims. Edit this file first. */
export const BRAND = {
  name: 'The Long Return',
  title: 'The Long Return: longevity science and investment strategy',
  description:
    'A podcast and journal on longevity science and the strategies that finance it. Two hosts, one question at a time.',
  copyright: '© 2024 The Long Return. All rights reserved.',
  disclaimer: 'This content is for educational purposes only and is not medical advice.',
} as const;

/** The home page's first section. */
export const HERO = {
  title: 'The science of a longer life,',
  titleTurn: 'and the capital behind\u00a0it.',
  subtitle:
    'Two hosts, one from the laboratory and one from the markets, weigh what the evidence shows, what it costs and how long it takes to pay.',
  approach: {
    title: 'Our Unique Approach',
    text: 'Every claim is read twice: once as a study, once as an investment.',
    steps: [
      { term: 'The study', text: 'What was measured, in whom, and for how long.' },
      { term: 'The prior', text: 'How often results of this kind survive.' },
      { term: 'The price', text: 'What a patient owner would pay for it.' },
    ],
  },
} as const;
