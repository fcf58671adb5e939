import type { RestRoute } from './rest-route.ts';

/** What visitors send (specification §7, Public content, Newsletter). */
export const PUBLIC_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/contact',
    calls: 'contact.submit',
    summary: 'Writes to the team, or applies as a guest',
  },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    calls: 'newsletter.subscribe',
    summary: 'Asks for the newsletter; the answer is the same for known addresses',
  },
  {
    method: 'POST',
    path: '/api/newsletter/confirm',
    calls: 'newsletter.confirm',
    summary: 'Confirms by the mailed link',
    fails: ['link.invalid'],
  },
  {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    calls: 'newsletter.unsubscribe',
    oneClick: true,
    summary: 'Ends the newsletter by the link of a mail, also by one click (RFC 8058)',
    fails: ['link.invalid'],
  },
  {
    method: 'GET',
    path: '/api/newsletter/issues',
    calls: 'newsletter.issues.list',
    summary: 'Sent issues of the newsletter, the last first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/newsletter/issues/{slug}',
    calls: 'newsletter.issues.bySlug',
    summary: 'One sent issue',
    fails: ['issue.unknown'],
  },
];
