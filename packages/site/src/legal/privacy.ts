import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';
import { CONTACT_DESK } from '../contact-desk.ts';

const DESK = CONTACT_DESK.addresses.privacy.email;

/** What personal data is stored, why, and for how long. */
export const PRIVACY: LegalPage = {
  title: 'Privacy Policy',
  lede: 'What data we store about you, why, for how long, and how to get a copy or have it deleted.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        `${BRAND.name} is open to read and hear without an account. We use no advertising trackers and no third-party analytics, and we do not sell data about anyone.`,
        'We store only the data that your account, membership, newsletter or messages need. We use account and membership data to provide the service you requested, newsletter data because you agreed to it, payment records because the law requires them, and security records to protect the site.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'An account holds your name, your email address and whether it was confirmed, your role on the site, whether you want the newsletter once your email address is confirmed, and when the account was created, last changed, last used to sign in and, if it happened, frozen. With a membership it also holds the status of your membership, when your access starts and ends and, if we gave it to you, who gave it and why. A phone number, a short bio and a picture are optional.',
        'We re-encode and shrink your picture and store only that copy, not the file you sent. Its URL is hard to guess, but anyone who has the URL can see the picture.',
        'We send you an email to confirm your email address, to let you set a new password, and to tell you when your password was changed, a sign-in method was added or your account was frozen.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      blocks: [
        'We store your password only as an argon2id hash, which cannot be turned back into the password, and the time you set it. We check passwords on our own server and share them with no other service.',
        'If you sign in with Google or Apple, we ask them for your name and email address. We store both, with your user ID there and the time you first signed in that way. We use their tokens once and do not store them.',
        'For each browser that is signed in we store a hash of its cookie, a description such as ‘Firefox on Linux’, when it signed in and when it was last used. Your profile lists them, and you can sign any of them out.',
        `We record each wrong password attempt with its time and a one-way hash of the email address, whether or not an account exists for it. ${LIMITS.freezeFailures} attempts within ${LIMITS.freezeMinutes} minutes freeze password sign-in for the email address. If it belongs to an account, we freeze the account, send you an email, and show the IP address of the last attempt to our admins. To limit the number of attempts, we also count them by IP address, by account and by a one-way hash of the email address.`,
      ],
      links: [{ text: 'Your profile', href: '/profile' }],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      blocks: [
        'You are on the list only after you have confirmed your email address. We store the email address, your name if we have it, where on the site you subscribed, which editions you chose, when you last requested it and from which IP address, when you confirmed, when the subscription ended and the tags we use to sort the list. The time and the IP address prove that you requested the newsletter.',
        `Anyone can enter an email address, even one that is not theirs. Until it is confirmed, we send it only the confirmation email, and store it with the IP address of the request. If nobody confirms it, we delete it after ${LIMITS.wishDays} days, or return it to its earlier status if the subscription had ended before.`,
        'The links in the newsletter are signed by the site and not stored. The links to your preferences and to unsubscribe never expire, so they work in old issues too. Anyone who has the email can use them, and sees your email address with its middle hidden.',
        'You can unsubscribe with one click, from the end of each issue or with the button that many email apps show. If you have an account, you can also turn the newsletter on and off in your profile. If our emails bounce, we mark the email address and stop sending.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        'Memberships are paid through Stripe or PayPal, on their own pages. Your card number and your PayPal password never reach us.',
        'We store your plan, which of the two you use, their reference numbers for you and your subscription, what was paid or refunded, and when your access ends. Both companies notify our server when a payment changes.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages and guest applications',
      blocks: [
        'We store what you enter in the contact form or the guest application with the time, the IP address it was sent from and whether we have replied. We pass it to the people who reply, and send a confirmation to the email address you gave. We use your message only to reply to you, and the IP address only to prevent abuse.',
      ],
      links: [{ text: 'Contact us', href: '/contact' }],
    },
    {
      id: 'server-log',
      title: 'The server log',
      blocks: [
        'Each request adds one line to the server’s log: the time, the page, the result, how long it took, a request ID and the IP address. Of the query parameters in the URL, we log only the names. Your search terms, cookies and passwords are not logged. When something fails, another line records the error.',
        'We use the log to find errors and to stop abuse. The site makes no other copy of it.',
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      blocks: [
        'These companies receive some of your data, and only in these cases. Some of them are in other countries.',
        {
          list: [
            'The companies that host our server and deliver our email, on our behalf.',
            'Stripe or PayPal, when you pay through them.',
            'Google or Apple, when you choose to sign in with them.',
            'YouTube, Spotify or Apple Podcasts, when you press play on one of their players. Until you do, your browser sends them no request. YouTube’s player comes from youtube-nocookie.com.',
          ],
        },
        'Pages, pictures and fonts come from our own server. Beyond this list we share data only where the law requires it.',
      ],
      links: [{ text: 'Cookie Policy', href: '/cookies' }],
    },
    {
      id: 'how-long',
      title: 'How long we store it',
      blocks: [
        {
          table: {
            head: ['What', 'How long'],
            rows: [
              ['Account, profile, picture, link to Google or Apple', 'Until the account is deleted'],
              [
                'Signed-in browsers',
                `Until you sign out, at most ${LIMITS.sessionDays} days after the last visit; we delete ended ones every hour`,
              ],
              [
                'Wrong passwords and counts of attempts',
                `Wrong passwords ${LIMITS.freezeMinutes} minutes, ${LIMITS.frozenAddressDays} days if they froze an email address, attempts up to a day; we delete expired records every hour`,
              ],
              ['The alert about a frozen account, with the last IP address', 'Until the account is deleted'],
              [
                'Links in our account emails, as hashes',
                `${LIMITS.confirmHours} hours to confirm an email address, ${LIMITS.resetMinutes} minutes to set a password`,
              ],
              [
                'Links in the newsletter',
                `Signed and not stored; the confirmation link works for ${LIMITS.confirmHours} hours, the others never expire`,
              ],
              [
                'The job that sends you an email',
                'One day after sending, 30 days if sending failed; it refers to your account, subscription or message by ID and holds no email address and no text',
              ],
              ['A newsletter subscription that was not confirmed', `${LIMITS.wishDays} days after the last request`],
              [
                'Newsletter',
                'While you subscribe. After that we store the email address as unsubscribed, so that we do not email it, until you ask us to remove it',
              ],
              [
                'Files that our editors upload, with the name of the file and who uploaded it',
                'Until an editor deletes the file; without who uploaded it once that account is deleted',
              ],
              ['Payment records', 'As long as accounting law requires; without your name once the account is deleted'],
              ['Messages and guest applications', 'As long as the conversation needs'],
              [
                'The admins’ activity log, with your name when your account is created, frozen, unfrozen or given another role (with the old and the new role). Each entry records who did it',
                'Until the account is deleted; the entry about the deletion holds no name. Other entries stay, without the name of who did it',
              ],
              ['Server log', 'As long as the server stores its log'],
            ],
          },
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'In your profile you can see and correct your details, download your data and delete your account. The download is one file with your account, your signed-in browsers, your newsletter subscription, your membership and the list of files you uploaded. Deletion is immediate and cannot be undone.',
        'A newsletter you turned on in your profile ends when you delete your account. One you subscribed to elsewhere on the site continues until you unsubscribe.',
        'For everything else, write to us: to change your email address, to get data that the download does not include, to have something deleted, or to object to or restrict how we use it. We reply within a month. You may also complain to the data protection authority where you live.',
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
        `The publisher of ${BRAND.name} is responsible for what this page describes. Write to ${DESK}.`,
        'When this page changes, so does the date at the top. If a change affects what you agreed to, we email you first.',
      ],
    },
  ],
};
