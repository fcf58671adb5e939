import type { GroupSpec } from './field-spec.ts';

const link: GroupSpec = {
  is: 'group',
  fields: {
    text: { is: 'line', label: 'Text' },
    href: { is: 'line', label: 'URL', hint: 'A path such as /contact, an https URL or a mailto link.' },
  },
};

const section: GroupSpec = {
  is: 'group',
  fields: {
    title: { is: 'line', label: 'Heading' },
    id: { is: 'line', label: 'Anchor', hint: 'The end of the section’s URL. If empty, it is made from the heading.' },
    blocks: { is: 'list', title: 'Text', item: 'block', of: { is: 'block' } },
    links: { is: 'list', title: 'Links below the text', item: 'link', of: link, mayBeEmpty: true },
  },
};

/** The fields of a legal text. */
export const LEGAL_FIELDS: GroupSpec = {
  is: 'group',
  fields: {
    title: { is: 'line', label: 'Title' },
    lede: { is: 'text', label: 'Introduction' },
    updated: { is: 'line', label: 'Last updated', hint: 'As shown on the page: January 1, 2024' },
    sections: { is: 'list', title: 'Sections', item: 'section', of: section, foldedAs: 'title' },
  },
};
