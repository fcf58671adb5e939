import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';
import { CONTACT_DESK } from '../contact-desk.ts';

const DESK = CONTACT_DESK.addresses.privacy.email;

/** What personal data is stored, why, and for how long. */
export const PRIVACY: LegalPage = {
  title: 'Privacy Policy',
  lede: 'What we keep of you, what for, how long, and how to have it back or have it gone.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        `${BRAND.name} can be read and heard without an account. There are no advertising trackers and no visitor statistics by other companies, and we do not sell what we know of anyone.`,
        'We keep what an account, a membership, a newsletter or a letter to us needs. We use account and membership data because you asked for that service, the newsletter because you agreed to it, payment records because the law asks for them, and security records because a site has to be able to defend itself.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'An account holds your name, your email address and whether it was confirmed, your role on the site, whether you want the newsletter while the address waits to be confirmed, and when the account was opened, last changed, last signed in to and, if it was, frozen. With a membership it also holds how your membership stands, from when and until when you have access and, if it was given to you, who gave it and why. A telephone number, a few lines about yourself and a picture are yours to add or leave out.',
        'Your picture is re-encoded and made small before it is kept, and the file you sent is not. It stands under an address that is hard to guess, but whoever has the address can see it.',
        'We write to your address to confirm it, to let you set a new password, and to tell you when a password was changed, a way of signing in was added or an account was frozen.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      blocks: [
        'A password is kept only as an argon2id hash, from which nobody can read it back, with the time when it was set. We compare and check passwords on our own server and show them to no other service.',
        'If you sign in with Google or Apple, we ask them for your name and your email address and keep both, along with the number by which they know you here and when you first came that way. Their tokens are used once and not stored.',
        'For each browser that is signed in we keep a hash of its cookie, a description such as ‘Firefox on Linux’, when it signed in and when it was last used. Your profile lists them, and you can sign any of them out.',
        `A wrong password is noted with its time under a one-way code of the email address, whether or not the address has an account. ${LIMITS.freezeFailures} of them within ${LIMITS.freezeMinutes} minutes freeze password sign-in for the address. If it has an account, the account is frozen, you get a mail, and the network (IP) address of the last attempt is shown to our administrators. To limit how often anyone may try, we also count attempts by network address, by account and by a one-way code of the email address.`,
      ],
      links: [{ text: 'Your profile', href: '/profile' }],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      blocks: [
        'You are on the list only after you have confirmed the address. We record the address, your name if we have it, where on the site you asked, which kinds of issue you chose, when you last asked and from which network (IP) address, when you confirmed, when it ended and the labels that we sort the list by. The time and the network address are there to show that the wish was yours.',
        `Anyone can type in an address, even one that is not theirs. Until it is confirmed it gets nothing but the mail that asks for that, and is kept with the network address of whoever typed it in; if nobody confirms it, it is deleted after ${LIMITS.wishDays} days, or marked as before if it had ended.`,
        'The links in the newsletter are signed by the site and stored nowhere. Those to your preferences and out of the newsletter never expire, so that an old issue can be left too: whoever has the mail can use them, and sees your address with its middle hidden.',
        'Every issue can be left with one click, from its foot or from the button that many mail programs show. If you have an account, your profile switches it on and off too. An address that mail comes back from is marked and gets no more.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        'Memberships are paid through Stripe or PayPal, on their own pages. Your card number and your PayPal password never reach us.',
        'We keep which plan you have, through which of the two, their reference numbers for you and your subscription, what was paid or refunded, and until when you have access. Both companies tell our server when something about a payment changes.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages and guest applications',
      blocks: [
        'What you enter in the contact form or the guest application is stored with its time, the network (IP) address it came from and whether it was answered, passed to the people who answer it, and acknowledged by a mail to the address you gave. We use it for that correspondence, the network address only against abuse, and neither for anything else.',
      ],
      links: [{ text: 'Contact us', href: '/contact' }],
    },
    {
      id: 'server-log',
      title: 'The server log',
      blocks: [
        'Each request adds one line to the server’s log: the time, the page, the result, how long it took, a number for the request and the network address it came from. Of anything after a question mark in the address, only the names are written. What you searched for does not appear, and neither do cookies or passwords. When something fails, another line says what.',
        'We read the log to find faults and to stop abuse. The site makes no other copy of it.',
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      blocks: [
        'These see something of you, and only in these cases. Some of them work in other countries.',
        {
          list: [
            'The companies that host our server and carry our mail, on our behalf.',
            'Stripe or PayPal, when you pay through them.',
            'Google or Apple, when you choose to sign in with them.',
            'YouTube, Spotify or Apple Podcasts, when you press play on one of their players. Until that click your browser asks them for nothing. YouTube’s player comes from youtube-nocookie.com.',
          ],
        },
        'Pages, pictures and typefaces come from our own server. Beyond this list we hand over data only where the law obliges us to.',
      ],
      links: [{ text: 'Cookie Policy', href: '/cookies' }],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            head: ['What', 'How long'],
            rows: [
              ['Account, profile, picture, link to Google or Apple', 'Until the account is deleted'],
              [
                'Signed-in browsers',
                `Until you sign out, at most ${LIMITS.sessionDays} days after the last visit; ended ones are cleared away every hour`,
              ],
              [
                'Wrong passwords and counts of attempts',
                `Wrong passwords ${LIMITS.freezeMinutes} minutes, ${LIMITS.frozenAddressDays} days if they froze an address, attempts up to a day; what has expired is cleared away every hour`,
              ],
              ['The alert about a frozen account, with its last address', 'Until the account is deleted'],
              [
                'Links in our mails to accounts, as hashes',
                `${LIMITS.confirmHours} hours to confirm an address, ${LIMITS.resetMinutes} minutes to set a password`,
              ],
              [
                'Links in the newsletter',
                `Signed, stored nowhere; the one to confirm works for ${LIMITS.confirmHours} hours, the others for good`,
              ],
              [
                'The order to send you a mail',
                'A day after it was sent, 30 days if it could not be; it names your account, subscription or message by its number and holds no address and no text',
              ],
              [
                'A newsletter that was asked for and not confirmed',
                `${LIMITS.wishDays} days after it was last asked for`,
              ],
              [
                'Newsletter',
                'While you subscribe. Afterwards the address stays on record as unsubscribed, so that we do not write to it, until you ask us to remove it',
              ],
              ['Payment records', 'As long as the law on bookkeeping asks; without your name once the account is gone'],
              ['Messages and guest applications', 'As long as the correspondence needs'],
              [
                'The administrators’ list of events, with your name when your account is opened, frozen, unfrozen or given another role (with the old and the new role). Each line says who did it',
                'Until the account is deleted; the line that says so names nobody. Lines about other things stay, and no longer say who did it',
              ],
              ['Server log', 'As long as the server keeps its log'],
            ],
          },
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Your profile lets you see and correct what you told us, download your data and delete your account. The download is one file with your account, your signed-in browsers, your newsletter subscription and your membership. Deletion is immediate and cannot be undone.',
        'A newsletter you switched on in your profile ends with the account. One you asked for elsewhere on the site continues until you unsubscribe.',
        'For everything else, write to us: to change your email address, to learn what the download does not hold, to have something removed, to object to a use or to have it restricted. We answer within a month. You may also complain to the data protection authority where you live.',
      ],
      links: [
        { text: 'Your profile', href: '/profile' },
        { text: DESK, href: `mailto:${DESK}` },
      ],
    },
    {
      id: 'changes',
      title: 'Questions and changes',
      blocks: [
        `The publisher of ${BRAND.name} is responsible for what this page describes and reads what arrives at ${DESK}.`,
        'When the page changes, so does the date at its head. If a change affects what you agreed to, we write to you first.',
      ],
    },
  ],
};
