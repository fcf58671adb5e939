interface FieldNote {
  description: string;
  example?: unknown;
}

/** Descriptions of parameters, by name or by section and name, with example values from the sample catalogue. */
export const FIELD_NOTES: Record<string, FieldNote> = {
  access: { description: 'Only premium articles, or only free ones.', example: 'free' },
  cursor: { description: 'The start of the next page. Take it from the Link header; its format may change.' },
  direction: { description: 'Sort direction. By default, texts are ascending and times descending.' },
  edition: { description: 'Only issues of this edition.', example: 'episodes' },
  force: { description: 'Whether to delete a file that is still used, too.', example: 'true' },
  id: { description: 'The ID from the list.' },
  limit: { description: 'Items per page; 100 at most and by default.', example: 12 },
  page: { description: 'The legal page.', example: 'terms' },
  q: { description: 'Words to search for.', example: 'sleep' },
  sort: { description: 'The field to sort by; by default the time of creation.' },
  slug: { description: 'The last part of the page’s URL.' },
  'articles.slug': { description: 'The last part of the article’s URL.', example: 'an-expensive-verb' },
  'episodes.slug': {
    description: 'The last part of the episode’s URL.',
    example: 'royalties-patents-and-patience',
  },
  'issues.slug': { description: 'The slug of the issue, from the list.' },
  'topics.slug': { description: 'The last part of the topic’s URL.', example: 'sleep' },
  topic: { description: 'Only items of this topic, named by its slug.', example: 'sleep' },
  'admin.type': { description: 'Only files of this type.', example: 'image' },
  type: { description: 'Only episodes of this type.', example: 'Investor Lens' },
};
