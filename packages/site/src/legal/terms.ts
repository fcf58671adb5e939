import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';
import { MEMBER_FEATURES, PLAN_TEXTS } from '../plans.ts';

/** The terms for readers and members. */
export const TERMS: LegalPage = {
  title: 'Terms of Service',
  lede: 'What you can expect from us, what we expect from you, and how to cancel.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      blocks: [
        `These terms are an agreement between you and the publisher of ${BRAND.name}. They apply when you use this site, create an account or become a member. You do not need an account to read or listen to free content.`,
      ],
    },
    {
      id: 'educational-only',
      title: 'Educational only',
      blocks: [
        BRAND.disclaimer,
        'Nor is it investment, tax or legal advice. We discuss evidence and prices in general. We do not know your health, your finances or your plans. Before you make decisions about them, please ask a professional who knows your situation.',
      ],
      links: [{ text: 'Disclosures', href: '/disclosures' }],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'Use your own email address, and do not share your password. An account is for one person. If you think someone else has used your account, change its password. This signs out every other browser.',
        `After ${LIMITS.freezeFailures} wrong passwords within ${LIMITS.freezeMinutes} minutes, we freeze password sign-in for the email address until you reset the password by email or we lift the freeze. You can delete your account in your profile at any time. If you have a subscription, this cancels it at once.`,
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
        'A membership includes:',
        { list: MEMBER_FEATURES },
        {
          table: {
            head: ['Plan', 'Price', 'Renews'],
            rows: [
              ['Monthly', PLAN_TEXTS.monthly, 'Every month'],
              ['Annual', `${PLAN_TEXTS.annual}, which is ${PLAN_TEXTS.annualByMonth}`, 'Every year'],
            ],
          },
        },
        `You pay in advance through Stripe or PayPal, and the plan renews automatically until you cancel. If the payment for a renewal fails, the site tells you. You keep access while the payment is retried, for up to ${LIMITS.pastDueDays} days.`,
        'A change of price never affects a period you have already paid for. We email you before your plan renews at a new price.',
      ],
      links: [{ text: 'Membership', href: '/membership' }],
    },
    {
      id: 'guarantee',
      title: 'The 30-day money-back guarantee',
      blocks: [
        'Within 30 days of your first payment, you can request a refund on your profile or write to us. We refund your most recent payment in full, to the payment method you used. You do not need to give a reason. Your membership ends when we make the refund.',
        'The guarantee is in addition to any right of withdrawal you have by law.',
      ],
      links: [
        { text: 'Your profile', href: '/profile' },
        { text: 'Contact us', href: '/contact' },
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time, in your profile under Manage Subscription. After you cancel, we charge you nothing more, and you keep access until the end of the billing period. You also keep your account and access to all free content.',
      ],
      links: [{ text: 'Your profile', href: '/profile' }],
    },
    {
      id: 'private-feed',
      title: 'Your private feed',
      blocks: [
        'The URL of your private podcast feed works like a password and is only for you. You may use it in as many of your own podcast apps as you like, but you may not publish or share it. It works while your membership is active. If the URL has clearly been shared, we may revoke it and give you a new one.',
      ],
    },
    {
      id: 'licence',
      title: 'What you may do with our work',
      blocks: [
        'Episodes, articles and pictures belong to us or to the people who made them. You may read, listen to and save them for your own use, link to them, and quote them if you name the source. Teachers may use free content in class. You need our permission for any other use, such as reprinting or translating our work, or reading a members-only article aloud in a recording of your own.',
        'You may use the press kit to report on the show. Works by other people that we link to, play or cite remain under their own licences.',
        'What you write to us remains yours. We may use it to reply to you, and we ask your permission before we quote it.',
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
            'publish or resell members-only content, or share an account;',
            'get around rate limits, try to access other people’s accounts or data, or disrupt the site for others;',
            'send us automated emails, contact messages or guest applications, or write in someone else’s name;',
            'use our content or our names to sell a treatment or an investment.',
          ],
        },
        'We may close an account that is used for any of this. If a warning is likely to be enough, we send one first.',
        'If you find a security vulnerability, please report it to us before you make it public.',
      ],
    },
    {
      id: 'what-we-owe',
      title: 'Our responsibility',
      blocks: [
        'We take care that what we publish is correct and that the site works, and we fix errors. We cannot promise that the site is always available or free of errors. We are liable for damage that we cause intentionally or through gross negligence, and in all other cases in which the law does not allow us to limit our liability. Apart from these cases, we are not liable for decisions that you base on an episode or an article.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Law and changes',
      blocks: [
        'These terms are governed by the law of the place where the publisher is established. If you are a consumer, you also keep the protection that you have under the law of the place where you live.',
        'When we change these terms, we also change the date at the top. If you are a member, we email you before a change applies to you, and you may cancel.',
      ],
      links: [{ text: 'Contact us', href: '/contact' }],
    },
  ],
};
