import { GUARANTEE } from './plans.ts';

/** The texts of the membership page. */
export const MEMBERSHIP_PAGE = {
  title: 'Go past the free preview.',
  lede: 'Membership pays us to read the studies, read them again and correct our mistakes. It also removes the advertisements.',
  guarantee: {
    title: GUARANTEE,
    text: 'Cancel at any time; access continues until the end of the billing period.',
  },
  figure: 'The same hour, with and without advertisements.',
  free: { title: 'Free episodes and articles', text: 'Most weekly conversations, in full' },
  questions: [
    {
      question: 'Can I cancel?',
      answer: 'At any time, on your profile. You keep access until the end of the period that you have paid for.',
    },
    {
      question: 'What if it is not for me?',
      answer:
        'For 30 days after your first payment, you can request a refund on your profile. You don’t have to give a reason. If you have paid more than once in that time, we refund the latest payment.',
    },
    {
      question: 'Can I change my plan?',
      answer: 'Yes, on your profile, from monthly to annual or back. What you have already paid is taken into account.',
    },
    {
      question: 'How do I pay?',
      answer: 'On the page of the payment provider that you choose. We never see your card number.',
    },
    {
      question: 'Can I read and listen before I join?',
      answer: 'Most episodes and articles are free. Premium articles have a free preview.',
    },
    {
      question: 'Is this advice?',
      answer: 'No. Everything here is for educational purposes only and is not medical advice.',
    },
  ],
} as const;

/** One line about each feature. A feature that an owner adds has none. */
export const FEATURE_NOTES: Readonly<Record<string, string>> = {
  'Premium articles': 'Essays and worked models',
  'Exclusive AMA episodes': 'Your questions, answered with sources',
  'Ad-free episodes': 'Every episode, no interruptions',
  'Private podcast feed': 'In the player you already use',
  'Daily highlights': 'One result a day, in ninety seconds',
  'Quarterly summaries': 'What changed our minds, and by how much',
};
