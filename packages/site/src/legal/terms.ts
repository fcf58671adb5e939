import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';
import { MEMBER_FEATURES, PLAN_TEXTS } from '../plans.ts';

/** The terms for readers and members. */
export const TERMS: LegalPage = {
  title: 'Terms of Service',
  lede: 'What you may expect of us, what we expect of you, and how to leave.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      blocks: [
        `They hold between you and the publisher of ${BRAND.name} when you use this site, open an account or become a member. Reading what is free needs no account.`,
      ],
    },
    {
      id: 'educational-only',
      title: 'Educational only',
      blocks: [
        BRAND.disclaimer,
        'It is not investment, tax or legal advice either. We talk about evidence and about prices, in general and in public; we do not know your body, your money or your plans. Decisions about them belong with you and with people who do.',
      ],
      links: [{ text: 'Disclosures', href: '/disclosures' }],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'Give an email address that is yours, and keep your password to yourself. An account is for one person. If you think somebody else has used it, change the password: that signs out every other browser.',
        `After ${LIMITS.freezeFailures} wrong passwords within ${LIMITS.freezeMinutes} minutes we accept no password for the email address until you set a new password by mail or we unfreeze it. You can delete your account on your profile at any time. If a membership is running, cancel it first.`,
      ],
      links: [
        { text: 'Set a new password', href: '/forgot-password' },
        { text: 'Your profile', href: '/profile' },
      ],
    },
    {
      id: 'membership',
      title: 'Membership and prices',
      blocks: [
        'A membership opens these:',
        { list: MEMBER_FEATURES },
        {
          table: {
            head: ['Plan', 'Price', 'Renews'],
            rows: [
              ['Monthly', PLAN_TEXTS.monthly, 'Every month'],
              ['Annual', `${PLAN_TEXTS.annual}, or ${PLAN_TEXTS.annualByMonth}`, 'Every year'],
            ],
          },
        },
        'You pay in advance through Stripe or PayPal, and the plan renews by itself until you cancel. If a renewal fails, your access continues while the payment is still open, and the site tells you so.',
        'A new price never touches a period that you have paid for, and we write to you before a renewal at another price.',
      ],
      links: [{ text: 'Membership', href: '/membership' }],
    },
    {
      id: 'guarantee',
      title: 'The 30-day money-back guarantee',
      blocks: [
        'Write to us within 30 days of your first payment and we return it in full, by the way it came. You need no reason. The membership ends with the refund.',
        'The guarantee comes on top of any right of withdrawal that the law gives you.',
      ],
      links: [{ text: 'Ask for a refund', href: '/contact' }],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time, on your profile under Manage Subscription. Nothing is charged after that, and your access continues until the end of the billing period. The account itself stays, with everything that is free.',
      ],
      links: [{ text: 'Your profile', href: '/profile' }],
    },
    {
      id: 'private-feed',
      title: 'Your private feed',
      blocks: [
        'The address of your private podcast feed works like a key and is for you alone. Put it in as many of your own players as you like; do not publish it or pass it on. It plays while your membership runs. If an address has plainly gone round, we may withdraw it and give you a new one.',
      ],
    },
    {
      id: 'licence',
      title: 'What you may do with our work',
      blocks: [
        'Episodes, articles and pictures belong to us or to the people who made them. You may read, hear and keep them for your own use, link to them, and quote from them with the source named. Teachers may use what is free in class. Anything further, such as reprinting, translation or reading members’ articles into another recording, needs our agreement.',
        'The press kit may be used to report on the show. Works of others that we link to, play or cite remain under their own licences.',
        'What you write to us stays yours. We may use it to answer you, and we ask before we quote it.',
      ],
      links: [{ text: 'Media Kit', href: '/media' }],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'Please do not:',
        {
          list: [
            'publish or resell what only members can read or hear, or share an account;',
            'get round the limits on requests, look for a way into accounts or data of others, or disturb the site for everyone else;',
            'send us mail, messages or applications by machine, or under another person’s name;',
            'use our words or our names to sell a treatment or an investment.',
          ],
        },
        'We may close an account that is used for any of this, after a warning where a warning will do.',
        'If you find a weakness in the site, tell us before you tell others. We will be grateful.',
      ],
    },
    {
      id: 'what-we-owe',
      title: 'What we owe each other',
      blocks: [
        'We take care that what we publish is right and that the site works, and we correct what is not. We cannot promise that it is always reachable or free of error. We answer for harm that we cause on purpose or through gross carelessness, and wherever the law does not let us say otherwise. For decisions that you base on an episode or an article, we do not answer.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Law and changes',
      blocks: [
        'The law of the place where the publisher is established applies. If you are a consumer, you keep the protection of the law where you live.',
        'When these terms change, so does the date at their head. Members hear of it by mail before it counts for them, and may cancel.',
      ],
      links: [{ text: 'Contact us', href: '/contact' }],
    },
  ],
};
