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
        `You can read and listen to the free content of ${BRAND.name} without an account. We use no advertising trackers and no third-party analytics, and we do not sell data about anyone.`,
        'We store only the data that your account, membership, newsletter or messages need. We use account and membership data to provide the service you requested, and we use your messages to reply to you. We use newsletter data because you agreed to the newsletter, payment records because the law requires them, and security records to protect the site.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'For each account we store your name, your email address and whether it was confirmed, your role on the site, and whether you want the newsletter, which starts when you confirm your email address. We also store when the account was created, last changed and last used to sign in, and when it was frozen if that has happened. With a membership we store the status of your membership and when your access starts and ends. If we gave you the membership, we also store who gave it and why. A phone number, a short bio and a picture are optional.',
        'We convert your picture to a smaller copy and store only that copy, not the file you sent. Its URL is hard to guess, but anyone who has the URL can see the picture.',
        'We email you a link to confirm your email address and, if you ask for it, a link to set a new password. We also email you when your password is changed, a sign-in method is added or your account is frozen.',
        'For each email that we send to your account we store its kind, when we sent it and whether it was delivered, but not its text.',
        'Each saved version of an article, each uploaded file and each changed setting of the site records the editor or admin who saved it. We record who uploaded each episode’s audio, and who started each import of a show.',
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      blocks: [
        'We do not store your password itself. We store an argon2id hash of it, which cannot be turned back into the password, and the time you set it. We check passwords on our own server and share them with no other service.',
        'If you sign in with Google or Apple, we ask them for your name and email address. We store both, together with your user ID there and the time you first signed in that way. They also send us sign-in tokens, which we use once and do not store.',
        'For each browser that is signed in we store a hash of its cookie, a description such as ‘Firefox on Linux’, when it signed in and when it was last used. Your profile lists these browsers, and you can sign out any of them there.',
        'For each sign-in we store the time, the method (password, Google or Apple), the IP address and a description of the browser.',
        `When someone enters a wrong password, we record the time and a one-way hash of the email address, whether or not the email address has an account. We do not record the password. After ${LIMITS.freezeFailures} wrong passwords within ${LIMITS.freezeMinutes} minutes, we freeze password sign-in for the email address. If the email address belongs to an account, we freeze the account, send you an email, and show the IP address of the last attempt to our admins.`,
        'To limit the number of attempts, we also count actions such as sign-ins, registrations, password resets, messages and newsletter requests. We count them by IP address, by account, by newsletter subscription and by a one-way hash of the email address.',
      ],
      links: [{ text: 'Your profile', href: '/profile' }],
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      blocks: [
        'If you sign up on the site, you receive the newsletter only after you have confirmed your email address. We store the email address, your name if we have it, where on the site you subscribed and the tags we use to sort the list. We also store which editions you chose, when you last requested the newsletter and from which IP address, when you confirmed and when the subscription ended. The time and the IP address prove that you requested the newsletter.',
        `Anyone can enter any email address in the form, even someone else’s. Until an email address is confirmed, we store it with the IP address of the request and send it only the confirmation email, no newsletter. If nobody confirms it, we delete it after ${LIMITS.unconfirmedSubscriptionDays} days. There is one exception: if the email address was subscribed in the past, we keep it and set it back to its earlier status, such as ‘unsubscribed’.`,
        'If you agreed to the newsletter elsewhere, for example on a list at an event, our team may add your email address without a confirmation email. We then store the day on which you agreed, and our activity log records where. We do not add anyone who has unsubscribed.',
        'The links in the newsletter carry a digital signature of the site, and we do not store them. The links to your preferences and to unsubscribe never expire, so they work in old issues too. Anyone who has the email can use these links. The pages they open show your email address with its middle hidden.',
        'You can unsubscribe with one click, either with the link at the end of each issue or with the button that many email apps show. If you have an account, you can also turn the newsletter on and off in your profile. If our emails can no longer be delivered to you, or if you mark one as spam, we mark the email address as bounced and stop sending the newsletter.',
        'For each issue we store whether we sent it to you, and whether you unsubscribed with one of its links. We do not record whether you open our emails.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        'You pay for a membership through Stripe or PayPal, on their own pages. Your card number and your PayPal password never reach us.',
        'We store your plan, whether you pay through Stripe or PayPal, the reference numbers they use for you and your subscription, what was paid or refunded, when that happened, and when your access ends. If you buy or redeem a gift membership, we store who bought it and who redeemed it. If you redeem a group code, we store which code you used. Both companies notify our server when the status of a payment changes.',
      ],
    },
    {
      id: 'listening',
      title: 'Listening and questions',
      blocks: [
        'For each private podcast feed we store the name you gave the device, a hash of the token in the feed’s URL, when you made the feed, when it was last used, and when we emailed you that the feed seems to be shared. We do not store the URL itself.',
        `A private feed is for one person. To detect shared feeds, we count the requests to each feed on each day by network and app. We store the network and the app only as hashes, which we compute with a random value. We use a new value every day and delete it after two days. After that nobody, including us, can tell which network or app a hash stands for. If a feed is used in unusually many places, we email you. If that continues for ${LIMITS.feedWarningDays} days, we turn off its URL. You can then make a new one.`,
        'While you are signed in, the site’s player stores where you stopped in each episode, when, and whether you finished it, so that you can continue on another device.',
        'To count a download only once a day, we store one hash for that day, computed from the episode, your IP address and your app. The hash cannot be reversed, and the counts contain nothing about you.',
        'If you ask the hosts a question, we store its text, when you asked it and what became of it. We also store which questions you voted for, and when. We email you when your question is answered.',
      ],
      links: [{ text: 'Your private feeds', href: '/profile' }],
    },
    {
      id: 'messages',
      title: 'Messages and guest applications',
      blocks: [
        'We store what you enter in the contact form or the guest application, together with the time, the IP address it was sent from and whether we have replied. If we reply through the site, we store the reply with your message. We pass your message to the people on our team who reply, and send a confirmation to the email address you gave. We use your message only to reply to you, and the IP address only to prevent abuse.',
      ],
      links: [{ text: 'Contact us', href: '/contact' }],
    },
    {
      id: 'server-log',
      title: 'The server log',
      blocks: [
        'Each request to our server adds one line to its log: the time, the page, the result, how long the request took, a request ID and the IP address. If the URL contains query parameters, such as a search term, we log their names but not their values. Cookies and passwords are not logged either. When something fails, another line records the error.',
        'We use the log to find errors and to stop abuse. The site writes each line once and makes no other copy of it. The site does not delete old lines. How long they are kept depends on the log settings of the server that the site runs on.',
        'We count how often the page of each episode and article is viewed on each day. The count is only a number and contains nothing about the reader.',
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      blocks: [
        'The companies in this list receive some of your data, but only in the cases listed. Some of them are in other countries.',
        {
          list: [
            'The companies that host our server and deliver our email, on our behalf.',
            'Stripe or PayPal, when you pay through them.',
            'Google or Apple, when you choose to sign in with them.',
            'YouTube, Spotify or Apple Podcasts, when you press play on one of their players. Until you do, your browser sends them no request. YouTube’s player comes from youtube-nocookie.com.',
          ],
        },
        'Pages, pictures and fonts come from our own server. Apart from this list, we share data only where the law requires it.',
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
                `Until you sign out, and at most ${LIMITS.sessionDays} days after your last visit. We delete expired records every hour`,
              ],
              [
                'Records of wrong passwords, and counts of attempts',
                `Wrong passwords: ${LIMITS.freezeMinutes} minutes, or ${LIMITS.frozenEmailDays} days if they froze an email address. Counts of attempts: up to a day. We delete expired records every hour`,
              ],
              ['Sign-ins, and the record of emails sent to your account', `${LIMITS.historyDays} days`],
              ['The alert about a frozen account, with the last IP address', 'Until the account is deleted'],
              [
                'Links in our account emails, as hashes',
                `${LIMITS.confirmHours} hours for a link that confirms an email address, ${LIMITS.resetMinutes} minutes for a link that sets a password`,
              ],
              [
                'Links in the newsletter',
                `We do not store them. The confirmation link works for ${LIMITS.confirmHours} hours, the others never expire`,
              ],
              [
                'The entry in our queue for each email to you',
                'One day after sending, or 30 days if sending failed. The entry refers to your account, subscription or message by ID, and contains no email address and no text',
              ],
              [
                'A newsletter subscription that was not confirmed',
                `${LIMITS.unconfirmedSubscriptionDays} days after you last requested it`,
              ],
              [
                'Newsletter',
                'As long as you are subscribed. After that we store the email address as unsubscribed, with the rest of its record, so that we do not email it again. We delete it when you ask us to',
              ],
              [
                'Payment records',
                'As long as accounting law requires. Once the account is deleted, they no longer contain your name',
              ],
              ['Private feeds', 'Until you revoke them or the account is deleted'],
              [
                'How private feeds are used',
                `${LIMITS.feedUseDays} days, or less if the feed’s URL is replaced sooner. The random value of each day’s hashes: two days`,
              ],
              ['Where you stopped in episodes', 'Until the account is deleted'],
              ['Hashes that keep downloads from being counted twice', 'One day. We delete expired records every hour'],
              [
                'Questions and votes',
                'Votes: until the account is deleted. Questions: kept after the account is deleted, without your name or any link to you',
              ],
              [
                'Messages and guest applications',
                'As long as we need them to reply to you, or until you ask us to delete them',
              ],
              [
                'The admins’ activity log',
                `The log gets an entry with your name when your account is created, frozen, unfrozen or given another role, when we give you a membership or end it, when we cancel your subscription or refund a payment, and when an admin ends your sessions. It also gets an entry when a private feed of yours is created or revoked, when its URL is replaced and when it seems to be shared. An entry says what changed: the old and the new role, the reason for a membership, the browser whose session was ended, or the name of a feed. When one of our admins removes your newsletter subscription, the entry contains your email address. Each entry records who did it. If you delete your account, the entries about it are deleted too, and a new entry records the deletion without your name. If one of our admins deletes your account or removes your subscription, the entries keep your name or email address for ${LIMITS.historyDays} days. Entries about your work as an editor or admin stay, without your name`,
              ],
              [
                'Who saved an article, a file or a setting, or started an import',
                'Until the account of that person is deleted. What they saved stays, without the name',
              ],
              [
                'Server log',
                'This depends on the log settings of the server that the site runs on. Write to us if you want to know the current period',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'In your profile you can see and correct your details, download your data and delete your account. The download is one file with your account, your signed-in browsers, your recent sign-ins, the record of emails sent to your account, your newsletter subscription with the issues sent to you, your membership, your private feeds, where you stopped listening, and your questions and votes. If you are an editor, it also lists the files you uploaded and the article versions you saved. Deleting your account takes effect immediately and cannot be undone.',
        'If you turned the newsletter on in your profile, the subscription ends when you delete your account. If you subscribed elsewhere on the site, it continues until you unsubscribe.',
        'For everything else, write to us. You can ask us to change your email address, to send you data that the download does not include, or to delete something. You can also object to how we use your data, or ask us to restrict that use. We reply within a month. You may also complain to the data protection authority where you live.',
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
        `The publisher of ${BRAND.name} is responsible for the use of your data as described on this page. If you have a question about it, write to ${DESK}.`,
        'When we change this page, we also change the date at the top. If a change affects something you agreed to, we email you first.',
      ],
    },
  ],
};
