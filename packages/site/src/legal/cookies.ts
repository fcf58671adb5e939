import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';

const SITE = BRAND.name;

/** Every cookie and storage key that the site sets. Add new ones to the table. */
export const COOKIES: LegalPage = {
  title: 'Cookie Policy',
  lede: 'The cookies and browser storage this site uses, and why. None of them tracks you.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        'If you only read and listen, we set no cookie. Signing in needs one cookie. Signing in with Google or Apple needs a second one for a few minutes.',
        'This site also stores a few settings in your browser, such as your choice of light or dark mode. None of this is used for tracking, advertising or analytics, so we show no cookie banner.',
      ],
    },
    {
      id: 'the-whole-list',
      title: 'The whole list',
      blocks: [
        {
          table: {
            head: ['Name', 'Purpose', 'How long', 'Who'],
            rows: [
              [
                'session (cookie)',
                'Keeps you signed in. It holds a random secret that scripts cannot read. Our server stores only a hash of this secret.',
                `${LIMITS.sessionDays} days, extended while you use the site; removed when you sign out`,
                SITE,
              ],
              [
                'google_attempt (cookie)',
                'Matches Google’s response with your sign-in attempt in this browser, and remembers the page to return to. Set only when you choose to sign in with Google.',
                '10 minutes; removed when you come back',
                SITE,
              ],
              [
                'apple_attempt (cookie)',
                'Does the same for Apple. Set only when you choose to sign in with Apple.',
                '10 minutes; removed when you come back',
                SITE,
              ],
              [
                'color-scheme (local storage)',
                'Remembers your choice of light or dark mode. Set only when you use the switch.',
                'Until you clear it in your browser',
                `${SITE}; never sent to us`,
              ],
              [
                'toast (session storage)',
                'Shows a short notice on the next page, such as ‘Account deleted’.',
                'Removed when the next page opens, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'draft … (session storage)',
                'Saves what you write in the contact form or the guest application, so that it is still there when you come back to the page. The key ends with the name of the form.',
                'Removed when you send it, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tsr-scroll-restoration-v1_3 (session storage)',
                'Remembers how far down a page you were, so that the Back button returns you there.',
                'Until the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tanstack_router_reload:… (session storage)',
                'Set only when part of the site failed to load. It records that the page was reloaded once, so that the page does not reload again and again. The key ends with the error message.',
                'Until the tab is closed',
                `${SITE}; never sent to us`,
              ],
            ],
          },
        },
        'When the site runs over https, the names of the three cookies begin with __Host-.',
      ],
    },
    {
      id: 'players',
      title: 'Third-party players',
      blocks: [
        'Some episodes can be played on this site from YouTube, Spotify or Apple Podcasts. Until you press play, we show our own button and your browser sends those companies no request.',
        'After you press play, the player may set cookies or store data under the rules of the company that provides it. For YouTube we use youtube-nocookie.com. Closing the player removes it from the page, but does not remove the data it stored in your browser.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'When you leave this site',
      blocks: [
        'When you pay, you go to the site of Stripe or PayPal. When you sign in with Google or Apple, you go to theirs. Links to our profiles open other platforms. All those sites set their own cookies, which we neither set nor read.',
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        'Every browser can show, delete and block the cookies and stored data of a single site. Blocking or deleting those of this site has the following effects:',
        {
          list: [
            'If you block cookies, you can still read all free content, but you cannot sign in.',
            'If you block storage, the site uses your system’s light or dark setting and does not save an unsent form. The Back button may take you to the top of a page.',
            'If you delete cookies and stored data, you are signed out in this browser, and you lose your choice of light or dark mode and any unsent form. You lose nothing else.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and changes',
      blocks: [
        'Before we use a new cookie, we add it to the table above and change the date at the top. The Privacy Policy describes what we store on our own server.',
      ],
      links: [
        { text: 'Privacy Policy', href: '/privacy' },
        { text: 'Contact us', href: '/contact' },
      ],
    },
  ],
};
