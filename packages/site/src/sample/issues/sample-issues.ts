import type { SampleIssue } from '../sample-content.ts';

/** What the archive of the newsletter holds on a new site, the oldest first. */
export const SAMPLE_ISSUES: readonly SampleIssue[] = [
  {
    edition: 'articles',
    title: 'Between supports and treats',
    slug: 'between-supports-and-treats',
    excerpt: 'Why the cheapest word on a jar of capsules is also the one that keeps a trial from being run.',
    bodyRichtext: `
<p>This week’s article reads the label for its verb. “Supports” costs the ink; “treats” costs a clinical programme, and few who sell what anyone may sell can expect that bill to come back to them.</p>
<p>The whole argument, with its sums: <a href="/articles/an-expensive-verb">An Expensive Verb</a>.</p>
`,
    sentAt: '2026-07-18T08:00:00.000Z',
  },
];
