interface FieldNote {
  description: string;
  example?: unknown;
}

/** What a parameter means, by its name or by its path's section and name, and a value to try with the sample catalogue. */
export const FIELD_NOTES: Record<string, FieldNote> = {
  access: { description: 'Only premium articles, or only free ones.', example: 'free' },
  cursor: { description: 'Where the next page begins. Take it from the Link header; it has no meaning of its own.' },
  direction: { description: 'Rising or falling order. By default, texts rise and times fall.' },
  edition: { description: 'Only issues of this edition.', example: 'episodes' },
  id: { description: 'The id that the list gives.' },
  limit: { description: 'Items in an answer; 100 at most and by default.', example: 12 },
  page: { description: 'Which legal page.', example: 'terms' },
  q: { description: 'Words to look for.', example: 'sleep' },
  sort: { description: 'What the list is sorted by; by when it was created unless told.' },
  slug: { description: 'The last part of the page’s address.' },
  'articles.slug': { description: 'The last part of the article’s address.', example: 'an-expensive-verb' },
  'episodes.slug': {
    description: 'The last part of the episode’s address.',
    example: 'royalties-patents-and-patience',
  },
  'issues.slug': { description: 'The name of the issue in its address, as the list gives it.' },
  'topics.slug': { description: 'The last part of the topic’s address.', example: 'sleep' },
  topic: { description: 'Only items of this topic, named by its slug.', example: 'sleep' },
  type: { description: 'Only episodes of this type.', example: 'Investor Lens' },
};
