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
        'If you only read and listen, we set no cookie. Signing in needs one, and signing in with Google or Apple needs a second for a few minutes.',
        'This site also stores a few settings in your browser, such as your choice of light or dark mode. None of it is used for tracking, advertising or analytics, so we show no cookie banner.',
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
                'Keeps you signed in. It holds a random secret that scripts cannot read. Our server stores only its hash.',
                `${LIMITS.sessionDays} days, extended while you use the site; removed when you log out`,
                SITE,
              ],
              [
                'google_attempt (cookie)',
                'Links Google’s response to your sign-in attempt in this browser, and remembers the page to return to. Set only when you choose Google.',
                '10 minutes; removed when you come back',
                SITE,
              ],
              [
                'apple_attempt (cookie)',
                'The same for Apple. Set only when you choose Apple.',
                '10 minutes; removed when you come back',
                SITE,
              ],
              [
                'color-scheme (local storage)',
                'Remembers light or dark mode once you have used the switch.',
                'Until you clear it in your browser',
                `${SITE}; never sent to us`,
              ],
              [
                'toast (session storage)',
                'Shows a short notice, such as ‘Account deleted’, on the next page.',
                'Removed when the next page opens, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'draft … (session storage)',
                'Saves what you write in the contact form or the guest application, so that it is there when you return. The key ends with the name of the form.',
                'Removed when you send it, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tsr-scroll-restoration-v1_3 (session storage)',
                'Remembers your scroll position, so that Back returns to it.',
                'Until the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tanstack_router_reload:… (session storage)',
                'Set only when part of the site failed to load: it records that the page was reloaded once, so that it does not reload forever. The key ends with the error message.',
                'Until the tab is closed',
                `${SITE}; never sent to us`,
              ],
            ],
          },
        },
        'Over https, the names of the three cookies begin with __Host-.',
      ],
    },
    {
      id: 'players',
      title: 'Third-party players',
      blocks: [
        'Some episodes can be played here from YouTube, Spotify or Apple Podcasts. Until you press play, we show our own button and your browser sends those sites no request.',
        'After you press play, the player may set cookies or store data under that site’s own rules. For YouTube we use youtube-nocookie.com. Closing the player removes it from the page, but not the data it stored in your browser.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'When you leave this site',
      blocks: [
        'Paying takes you to Stripe or PayPal, and signing in with Google or Apple takes you to them. Links to our profiles open other platforms. Those sites set their own cookies, which we neither set nor read.',
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        'Every browser can show, delete and block cookies and stored data for a single site. If you do:',
        {
          list: [
            'Without cookies you can read all free content, but you cannot sign in.',
            'Without storage the site uses your system’s light or dark setting, and Back may start at the top of a page.',
            'Clearing both signs you out on this browser and loses nothing else.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and changes',
      blocks: [
        'If we add a cookie, we list it in the table above first, and the date at the top changes. The Privacy Policy describes what we store on our own server.',
      ],
      links: [
        { text: 'Privacy Policy', href: '/privacy' },
        { text: 'Contact us', href: '/contact' },
      ],
    },
  ],
};
