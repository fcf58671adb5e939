import { LIMITS } from '@longreturn/contract/limits';
import type { LegalPage } from '@longreturn/contract/site';
import { BRAND } from '../brand.ts';

const SITE = BRAND.name;

/** Every cookie and storage key that the site sets. Add new ones to the table. */
export const COOKIES: LegalPage = {
  title: 'Cookie Policy',
  lede: 'Three cookies and four notes in your browser, each with its reason. None of them follows you.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        'If you only read and listen, we set no cookie. Signing in needs one, and the way through Google or Apple needs a second for a few minutes.',
        'Your browser also stores a few notes for this site, such as your choice of light or dark. Nothing here is used for tracking, advertising or statistics, which is why no banner asks you about it.',
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
                'Keeps you signed in. It holds a random secret that scripts cannot read; our server keeps only a hash of it.',
                `${LIMITS.sessionDays} days, prolonged while you use the site; removed when you log out`,
                SITE,
              ],
              [
                'google_attempt (cookie)',
                'Ties Google’s answer to the attempt you made in this browser, and remembers which page you wanted. Set only when you choose Google.',
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
                'Remembers light or dark once you have used the switch.',
                'Until you clear it in your browser',
                `${SITE}; never sent to us`,
              ],
              [
                'toast (session storage)',
                'Carries a short notice, such as ‘Account deleted’, over to the next page.',
                'Removed when the next page opens, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'draft … (session storage)',
                'Keeps what you write in the contact form or the guest application, so that it is there when you come back to it. The name ends in the form’s.',
                'Removed when you send it, at the latest when the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tsr-scroll-restoration-v1_3 (session storage)',
                'Remembers how far down a page you were, so that Back leads there.',
                'Until the tab is closed',
                `${SITE}; never sent to us`,
              ],
              [
                'tanstack_router_reload:… (session storage)',
                'Set only when a part of the site failed to load: it notes that the page was reloaded once, so that it is not reloaded for ever. The name ends in the error message.',
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
      title: 'Players of other sites',
      blocks: [
        'Some episodes can be played here from YouTube, Spotify or Apple Podcasts. Until you press play, your browser asks those sites for nothing; a button of ours stands in their place.',
        'After the click the player is theirs, and it may set cookies or store data under their own rules. We use YouTube’s youtube-nocookie.com address. Closing the player removes it from the page, though what it stored stays in your browser.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'When you leave this site',
      blocks: [
        'Paying takes you to Stripe or PayPal, and signing in with Google or Apple takes you to them. Links to our profiles on other platforms open those platforms. On their pages their cookies apply, and we neither set nor read them.',
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        'Every browser can show, delete and block cookies and stored data for a single site. What happens then:',
        {
          list: [
            'Without cookies you can read everything that is free, but you cannot sign in.',
            'Without storage the site follows your system’s light or dark setting, and Back may start at the top of a page.',
            'Clearing both signs you out on this browser and loses nothing else.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and changes',
      blocks: [
        'If the site ever sets another cookie, it joins the table above before it is used, and the date at the head changes. What we keep on our own server is described in the Privacy Policy.',
      ],
      links: [
        { text: 'Privacy Policy', href: '/privacy' },
        { text: 'Contact us', href: '/contact' },
      ],
    },
  ],
};
