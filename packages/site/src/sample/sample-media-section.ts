import type { LegalSection } from '@longreturn/contract/site';
import { OPEN_WORKS } from './open-works.ts';

export const SAMPLE_MEDIA_ID = 'sample-media';

/** Returns the section of /disclosures that credits the open works with the given URLs. */
export function sampleMediaSection(urls: ReadonlySet<string>): LegalSection {
  const works = OPEN_WORKS.filter(({ url }) => urls.has(url));
  return {
    id: SAMPLE_MEDIA_ID,
    title: 'Sample media',
    blocks: [
      'Some episodes have no recording yet. They play these works by other people as samples. The works are unchanged and have no connection with the show.',
      {
        table: {
          head: ['Work', 'Author', 'Licence'],
          rows: works.map(({ title, author, terms }) => [title, author, terms]),
        },
      },
    ],
    links: [
      ...works.map(({ title, url }) => ({ text: title, href: url })),
      ...licenceLinks(works.map(({ terms }) => terms)),
    ],
  };
}

/** The Creative Commons licences of the open works. */
const LICENCES = [
  { text: 'CC BY 2.5', href: 'https://creativecommons.org/licenses/by/2.5/' },
  { text: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
  { text: 'CC BY-SA 4.0', href: 'https://creativecommons.org/licenses/by-sa/4.0/' },
];

const licenceLinks = (terms: readonly string[]) => LICENCES.filter(({ text }) => terms.includes(text));
