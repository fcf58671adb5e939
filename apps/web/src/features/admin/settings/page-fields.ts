import type { FieldSpec, GroupSpec, ListSpec } from './field-spec.ts';

const line = (label: string): FieldSpec => ({ is: 'line', label });
const text = (label: string): FieldSpec => ({ is: 'text', label });

interface Items {
  title: string;
  /** The name of one item: 'step'. */
  item: string;
  fields: GroupSpec['fields'];
}

const list = ({ title, item, fields }: Items): ListSpec => ({ is: 'list', title, item, of: { is: 'group', fields } });

/** The fields of the texts of /about. */
export const ABOUT_FIELDS: GroupSpec = {
  is: 'group',
  fields: {
    lede: text('Introduction'),
    hosts: {
      is: 'group',
      title: 'Hosts',
      fields: { title: line('Hosts title'), lede: text('Hosts introduction') },
    },
    vision: {
      is: 'group',
      title: 'Vision',
      fields: {
        title: line('Vision title'),
        paragraphs: { is: 'list', title: 'Text', item: 'paragraph', of: { is: 'text', label: '' } },
        principles: list({
          title: 'Principles',
          item: 'principle',
          fields: { term: line('Principle'), text: text('Explanation') },
        }),
      },
    },
    team: {
      is: 'group',
      title: 'Team',
      fields: {
        title: line('Team title'),
        lede: text('Team introduction'),
        roles: list({ title: 'Roles', item: 'role', fields: { title: line('Role'), text: text('Description') } }),
      },
    },
  },
};

/** The fields of the texts of /speaking. */
export const SPEAKING_FIELDS: GroupSpec = {
  is: 'group',
  fields: {
    title: line('Title'),
    lede: text('Introduction'),
    length: line('Length of sessions'),
    topics: {
      is: 'group',
      title: 'Topics',
      fields: {
        title: line('Topics title'),
        button: line('Button of each topic'),
        items: list({ title: 'Topics', item: 'topic', fields: { title: line('Topic'), text: text('Description') } }),
      },
    },
    formats: {
      is: 'group',
      title: 'Formats',
      fields: {
        title: line('Formats title'),
        items: list({
          title: 'Formats',
          item: 'format',
          fields: {
            title: line('Format'),
            text: text('Description'),
            length: line('Length'),
            button: line('Button'),
          },
        }),
      },
    },
    testimonials: {
      is: 'group',
      title: 'Testimonials',
      fields: {
        title: line('Testimonials title'),
        items: list({
          title: 'Quotes',
          item: 'quote',
          fields: { quote: text('Quote'), role: line('Role'), event: line('Event') },
        }),
      },
    },
    engagements: {
      is: 'group',
      title: 'Engagements',
      fields: {
        title: line('Engagements title'),
        items: list({
          title: 'Engagements',
          item: 'engagement',
          fields: { event: line('Event'), place: line('Place'), year: line('Year'), text: text('Description') },
        }),
      },
    },
    booking: {
      is: 'group',
      title: 'Booking',
      fields: { title: line('Booking title'), text: text('Booking text'), button: line('Booking button') },
    },
  },
};
