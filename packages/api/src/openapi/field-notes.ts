interface FieldNote {
  description: string;
  example?: unknown;
}

/** The descriptions of parameters by name, or by section and name, with example values from the sample catalogue. */
export const FIELD_NOTES: Record<string, FieldNote> = {
  access: { description: 'Only premium articles, or only free articles.', example: 'free' },
  cursor: {
    description: 'The position at which the page starts. Take it from the Link header; its format may change.',
  },
  direction: {
    description: 'The sort direction. By default, texts are sorted in ascending order and times in descending order.',
  },
  edition: { description: 'Only issues of this edition.', example: 'episodes' },
  id: { description: 'The ID from the list.' },
  limit: { description: 'The number of items per page. The maximum, which is also the default, is 100.', example: 12 },
  page: { description: 'The legal page.', example: 'terms' },
  q: { description: 'Words to search for.', example: 'sleep' },
  sort: { description: 'The field to sort by. The default is the time of creation.' },
  slug: { description: 'The last part of the page’s URL.' },
  'articles.slug': { description: 'The last part of the article’s URL.', example: 'an-expensive-verb' },
  'episodes.slug': {
    description: 'The last part of the episode’s URL.',
    example: 'royalties-patents-and-patience',
  },
  'issues.slug': { description: 'The slug of the issue, from the list.' },
  'topics.slug': { description: 'The last part of the topic’s URL.', example: 'sleep' },
  topic: { description: 'Only items of this topic, named by its slug.', example: 'sleep' },
  type: { description: 'Only episodes of this type.', example: 'Investor Lens' },
};
