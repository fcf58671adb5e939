interface FieldNote {
  description: string;
  example?: unknown;
}

/** The descriptions of parameters by name, or by section and name, with example values from the sample catalogue. */
export const FIELD_NOTES: Record<string, FieldNote> = {
  access: { description: 'Only premium items, or only free ones.', example: 'free' },
  against: { description: 'The ID of the version to compare with; by default the article as it is now.' },
  cursor: {
    description: 'The position at which the page starts. Take it from the Link header; its format may change.',
  },
  days: { description: 'The length of the period in days: 30 or 90. The default is 30.', example: 90 },
  direction: {
    description: 'The sort direction. By default, texts are sorted in ascending order and times in descending order.',
  },
  edition: { description: 'Only issues of this edition.', example: 'episodes' },
  force: { description: 'Whether to delete the file even if it is used.', example: 'true' },
  id: { description: 'The ID from the list.' },
  kind: { description: 'The rendition: public, or ad-free for members.', example: 'public' },
  limit: { description: 'The number of items per page. The maximum, which is also the default, is 100.', example: 12 },
  page: { description: 'The legal page.', example: 'terms' },
  q: { description: 'Words to search for.', example: 'sleep' },
  revisionId: { description: 'The ID of the version, from the list.' },
  state: { description: 'Only drafts, scheduled or published items, by the site’s clock.', example: 'draft' },
  segmentTags: { description: 'Only subscribers with one of these tags. Repeat the parameter for several tags.' },
  sort: { description: 'The field to sort by. The default is the time of creation.' },
  role: { description: 'Only accounts that have this role now.', example: 'member' },
  slug: { description: 'The last part of the page’s URL.' },
  actor: { description: 'Only actions of this user, of the site itself (system) or of visitors (anonymous).' },
  from: { description: 'Only entries since the start of this day, or since this time, in UTC.', example: '2026-11-01' },
  group: { description: 'Only actions on this type of thing.', example: 'episode' },
  to: { description: 'Only entries until the end of this day, or before this time, in UTC.', example: '2026-11-30' },
  'articles.slug': { description: 'The last part of the article’s URL.', example: 'an-expensive-verb' },
  'episodes.slug': {
    description: 'The last part of the episode’s URL.',
    example: 'royalties-patents-and-patience',
  },
  'issues.slug': { description: 'The slug of the issue, from the list.' },
  part: { description: 'The part of the site, from the list of settings.', example: 'brand' },
  'topics.slug': { description: 'The last part of the topic’s URL.', example: 'sleep' },
  status: { description: 'Only items with this status.', example: 'active' },
  tag: { description: 'Only subscribers with this tag.' },
  topic: { description: 'Only items of this topic, named by its slug.', example: 'sleep' },
  'ama.state': { description: 'Only questions in this state. The default is open.', example: 'answered' },
  ama: { description: 'Only AMA episodes, in which the hosts answer members’ questions.', example: '1' },
  'admin.type': { description: 'Only files of this type.', example: 'image' },
  type: { description: 'Only episodes of this type.', example: 'Investor Lens' },
};
