import { ROLES } from '@longreturn/contract/roles';
import { describe, expect, test } from 'vitest';
import { buildReader } from '../build-reader.ts';
import { servePage } from '../serve-page.ts';

const ADMIN = buildReader({ role: 'admin', name: 'Maren Oduya' });
const STATS = {
  totalUsers: 12_480,
  totalMembers: 1936,
  totalEpisodes: 60,
  totalArticles: 40,
  monthlyRevenue: 25_168.25,
  newsletterSubscribers: 10_214,
};
const ALERT = {
  id: '019f0000-0000-7000-8000-000000000002',
  createdAt: '2026-11-12T06:00:00.000Z',
  data: {
    userId: '019f0000-0000-7000-8000-000000000003',
    email: 'jonas.k@example.org',
    reason: '10 failed sign-ins within 15 minutes',
    lastFailedLoginIp: '203.0.113.47',
  },
};
const SHARED_FEED = {
  id: '019f0000-0000-7000-8000-000000000005',
  name: 'Phone in the kitchen',
  warnedAt: '2026-11-12T06:00:00.000Z',
  hasUrl: false,
  user: { id: '019f0000-0000-7000-8000-000000000006', email: 'maren@example.org' },
};
const USER = { ...buildReader({ name: 'Jonas Kahn', email: 'jonas.k@example.org' }), frozenAt: ALERT.createdAt };
const MESSAGE = {
  id: '019f0000-0000-7000-8000-000000000004',
  type: 'general',
  contactType: 'press',
  name: 'Ilse Vermeulen',
  email: 'ilse@example.org',
  subject: 'A correction',
  message: 'The trial had 421 participants.',
  application: null,
  status: 'new',
  createdAt: '2026-11-12T06:00:00.000Z',
};
const FAILED_MAIL = { id: '7', kind: 'reset-password', failedAt: ALERT.createdAt, reason: 'No such mailbox' };
const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: items.length });
const DATA = {
  'auth.session': ADMIN,
  'admin.stats': STATS,
  'admin.recentActivity': pageOf([
    { id: '1', title: 'Episode published', description: 'The Clock', timestamp: '2020-11-12T06:00:00.000Z' },
    { id: '2', title: 'Media uploaded', description: 'figures.zip', timestamp: null },
  ]),
  'admin.notifications': pageOf([ALERT]),
  'admin.feeds.shared': [SHARED_FEED],
  'admin.contact.list': { items: [MESSAGE], nextCursor: null, total: 12 },
  'admin.failedMails': [FAILED_MAIL],
  'admin.users.list': { items: [USER], nextCursor: null, total: 1 },
};

/** Returns the HTML of the page's main element for an admin, as the server renders it. */
async function mainOf(path: string, results: Parameters<typeof servePage>[1] = {}): Promise<string> {
  const { html, status } = await servePage(path, { ...results, data: { ...DATA, ...results.data } });
  expect(status).toBe(200);
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

describe('for everyone but admins', () => {
  const visitors = [null, ...ROLES.filter((role) => role !== 'admin').map((role) => buildReader({ role }))];

  test.each(visitors.map((user) => [user?.role ?? 'anonymous', user] as const))(
    'the dashboard denies access to a reader who is %s, and loads no data',
    async (_who, user) => {
      const calls: string[] = [];
      const { html, status } = await servePage('/admin/dashboard', {
        data: { 'auth.session': user },
        onCall: (path) => calls.push(path),
      });
      expect(status).toBe(200);
      expect(html).toContain('>Access Denied</h1>');
      expect(html).toContain('You don&#x27;t have permission to access the admin dashboard.');
      expect(html).not.toContain('role="tab"');
      expect(calls.filter((path) => path.startsWith('admin.'))).toEqual([]);
    },
  );

  test('an anonymous reader can sign in and come back', async () => {
    const { html } = await servePage('/admin/dashboard');
    expect(html).toContain('href="/login?next=%2Fadmin%2Fdashboard"');
  });
});

test('search engines don’t index the dashboard', async () => {
  const { html } = await servePage('/admin/dashboard', { data: DATA });
  expect(html).toContain('content="noindex, follow"');
});

describe('the head', () => {
  test('greets the admin by name, with a badge', async () => {
    expect(await mainOf('/admin/dashboard')).toMatch(/Welcome back, Maren Oduya<!-- --> <span[^>]*>Admin<\/span>/);
    const nameless = { data: { 'auth.session': { ...ADMIN, name: '' } } };
    expect(await mainOf('/admin/dashboard', nameless)).toMatch(/>Welcome back<!-- --> </);
  });

  test('has six numbers, each beside its label', async () => {
    const main = await mainOf('/admin/dashboard');
    for (const [value, label] of [
      ['12,480', 'Total Users'],
      ['1,936', 'Premium Members'],
      ['60', 'Episodes Published'],
      ['40', 'Articles Published'],
      ['\\$25,168\\.25', 'Monthly Revenue'],
      ['10,214', 'Newsletter Subscribers'],
    ])
      expect(main).toMatch(new RegExp(`<b>${value}</b><(span|button)[^>]*>${label}</`));
  });

  test('says that the numbers failed to load, and keeps the tabs', async () => {
    const main = await mainOf('/admin/dashboard', { failures: { 'admin.stats': 'service.internal' } });
    expect(main).toContain('Failed to fetch stats');
    expect(main).toContain('role="tab"');
  });
});

describe('the dashboard', () => {
  test.each([
    ['', 'Overview'],
    ['?tab=users', 'Users'],
    ['?tab=episodes', 'Episodes'],
    ['?tab=nonsense', 'Overview'],
    ['?tab=overview', 'Overview'],
  ])('with the query “%s” opens the tab %s', async (query, title) => {
    const main = await mainOf(`/admin/dashboard${query}`);
    expect(main).toMatch(new RegExp(`role="tab"[^>]*aria-selected="true"[^>]*>(<[^>]*>)*${title}`));
  });
});

describe('the overview', () => {
  test('lists the recent activity, each entry with its time, or “Unknown” if it has none', async () => {
    const main = await mainOf('/admin/dashboard');
    expect(main).toContain('<b>Episode published</b><p>The Clock</p>');
    expect(main).toMatch(/<time dateTime="2020-11-12T06:00:00.000Z">12 Nov 2020, 06:00<\/time>/i);
    expect(main).toContain('>Unknown<');
  });

  test('counts the security alerts, and shows a frozen account’s email address, reason and IP address', async () => {
    const main = await mainOf('/admin/dashboard');
    for (const text of ['>2</span>', 'Account Frozen', ...Object.values(ALERT.data).slice(1), 'Unfreeze'])
      expect(main).toContain(text);
  });

  test('shows a private feed that seems to be shared, with a link to its owner', async () => {
    const main = await mainOf('/admin/dashboard');
    for (const text of [
      'Private feed seems to be shared',
      'Phone in the kitchen',
      'maren@example.org',
      'Turned off, because',
    ])
      expect(main).toContain(text);
    expect(main).toContain(`href="/admin/dashboard?tab=users&amp;user=${SHARED_FEED.user.id}"`);
  });

  test('shows new messages with their number, and failed emails with their buttons', async () => {
    const main = await mainOf('/admin/dashboard');
    for (const text of ['A correction', 'Ilse Vermeulen', '>12<!-- --> new<', 'Reset the password', 'No such mailbox'])
      expect(main).toContain(text);
    expect(main).toContain('aria-label="Try again: Reset the password"');
    expect(main).toContain('aria-label="Dismiss Reset the password"');
  });

  test('shows the urgent sections first, and the server doesn’t read the data of the lower sections', async () => {
    const calls: string[] = [];
    const main = await mainOf('/admin/dashboard', { onCall: (path) => calls.push(path) });
    const titles = [...main.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
    const urgent = ['Security Alerts', 'Contact Inbox', 'Failed Emails'];
    expect(titles).toEqual([...urgent, 'Recent Activity', 'Trends', 'Scheduled', 'Jobs']);
    expect(calls).not.toContain('admin.trends');
    expect(calls).not.toContain('admin.jobs');
  });

  test('lists the ten latest entries of the log', async () => {
    const entries = Array.from({ length: 50 }, (_, n) => ({
      id: `${n}`,
      title: `Entry ${n}.`,
      description: '',
      timestamp: null,
    }));
    const main = await mainOf('/admin/dashboard', { data: { 'admin.recentActivity': pageOf(entries) } });
    expect(main).toContain('Entry 9.');
    expect(main).not.toContain('Entry 10.');
    expect(main).toContain('>All activity</button>');
  });

  test('says which sections are empty', async () => {
    const data = { 'admin.recentActivity': pageOf([]), 'admin.notifications': pageOf([]), 'admin.failedMails': [] };
    const noFeeds = { 'admin.feeds.shared': [] };
    const none = { 'admin.contact.list': { items: [], nextCursor: null, total: 0 } };
    const main = await mainOf('/admin/dashboard', { data: { ...data, ...none, ...noFeeds } });
    for (const text of ['No recent activity', 'No security alerts', 'No failed emails', 'No new messages'])
      expect(main).toContain(text);
  });

  test.each([
    ['admin.recentActivity', 'Failed to fetch recent activity'],
    ['admin.notifications', 'Failed to fetch notifications'],
    ['admin.feeds.shared', 'Failed to fetch notifications'],
    ['admin.contact.list', 'Failed to fetch messages'],
    ['admin.failedMails', 'Failed to fetch failed emails'],
  ])('shows an error in place of one section if %s fails, and keeps the other sections', async (procedure, text) => {
    const main = await mainOf('/admin/dashboard', { failures: { [procedure]: 'service.internal' } });
    expect(main).toContain(text);
    expect(main).toContain('12,480');
  });
});

describe('the users', () => {
  test('are counted, and each has a role and a delete button', async () => {
    const main = await mainOf('/admin/dashboard?tab=users');
    expect(main).toContain('All Users (12,480)');
    expect(main).toContain('aria-label="Role of Jonas Kahn"');
    expect(main).toContain('aria-label="Delete Jonas Kahn"');
    expect(main).toContain('>Frozen<');
  });

  test('are listed in pages, and sorted by the column headings', async () => {
    const some = { 'admin.users.list': { items: [USER], nextCursor: 'next', total: 1000 } };
    const main = await mainOf('/admin/dashboard?tab=users&sort=role', { data: some });
    expect(main).toContain('Load more users');
    for (const head of ['Name', 'Role', 'Joined', 'Last sign-in'])
      expect(main).toMatch(new RegExp(`>${head}</button>`));
    expect(main).toMatch(/aria-sort="descending"[^>]*><button[^>]*>Role</);
  });

  test('have names that open their details; if the URL names a user, that user’s history is loaded with the page', async () => {
    const asked: string[] = [];
    const path = `/admin/dashboard?tab=users&user=${USER.id}`;
    const main = await mainOf(path, { onCall: (call) => asked.push(call) });
    expect(main).toContain('aria-label="Open Jonas Kahn"');
    expect(asked).toContain('admin.users.get');
  });

  test('have a search box with the search text of the URL', async () => {
    const asked: unknown[] = [];
    const main = await mainOf('/admin/dashboard?tab=users&q=jonas', { onCall: (path) => asked.push(path) });
    expect(main).toMatch(/<input[^>]*type="search"[^>]*value="jonas"/);
    expect(asked).toContain('admin.users.list');
    expect(main).toContain('All Users (1)');
  });

  test('are replaced by a message if they failed to load or if nobody was found', async () => {
    const failures = { 'admin.users.list': 'service.internal' };
    expect(await mainOf('/admin/dashboard?tab=users', { failures })).toContain('Failed to fetch users');
    const none = { 'admin.users.list': { items: [], nextCursor: null, total: 0 } };
    expect(await mainOf('/admin/dashboard?tab=users', { data: none })).toContain('No users found');
  });

  test('have disabled controls for the admin’s own account', async () => {
    const own = { 'admin.users.list': { items: [{ ...ADMIN, frozenAt: null }], nextCursor: null, total: 1 } };
    const main = await mainOf('/admin/dashboard?tab=users', { data: own });
    expect(main).toMatch(
      /<select[^>]*disabled=""[^>]*aria-label="Role of Maren Oduya"|aria-label="Role of Maren Oduya"[^>]*disabled=""/,
    );
    expect(main).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Delete Maren Oduya"/);
  });
});
