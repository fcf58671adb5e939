import type { ContactType } from '@longreturn/contract/contact';

export interface ContactDesk {
  title: string;
  lede: string;
  addresses: Record<'general' | 'guests' | 'press' | 'speaking' | 'privacy', { title: string; email: string }>;
  /** The titles and texts of the cards. The email card lists the email addresses. */
  cards: { email: { title: string }; responseTime: InfoCard; reach: InfoCard };
  general: FormTexts<'name' | 'email' | 'contactType' | 'subject' | 'message'> & {
    types: readonly { value: ContactType; title: string }[];
  };
  guest: FormTexts<
    | 'name'
    | 'email'
    | 'title'
    | 'organization'
    | 'expertise'
    | 'topics'
    | 'bio'
    | 'website'
    | 'socialMedia'
    | 'previousMedia'
  >;
}

interface InfoCard {
  title: string;
  text: string;
}

interface FormTexts<Field extends string> {
  tab: string;
  lede: string;
  /** The fields in the order of the form. The keys are their names in the request body. */
  fields: Record<Field, { label: string; hint?: string }>;
  button: string;
}

/** The team's email addresses and the texts of the two forms. */
export const CONTACT_DESK: ContactDesk = {
  title: 'Contact Us',
  lede: 'Corrections are especially welcome. We are also glad to receive guest ideas, press questions and invitations.',
  addresses: {
    general: { title: 'General', email: 'hello@thelongreturn.example' },
    guests: { title: 'Guests', email: 'guests@thelongreturn.example' },
    press: { title: 'Press', email: 'press@thelongreturn.example' },
    speaking: { title: 'Speaking', email: 'speaking@thelongreturn.example' },
    privacy: { title: 'Privacy', email: 'privacy@thelongreturn.example' },
  },
  cards: {
    email: { title: 'Email' },
    responseTime: { title: 'Response time', text: 'A person replies within 24 hours.' },
    reach: {
      title: 'Worldwide reach',
      text: 'We record in two time zones and have listeners in most of the others. Guests can join remotely.',
    },
  },
  general: {
    tab: 'General Contact',
    lede: 'Use this form for questions, corrections and invitations. For a correction, name the episode and the minute, or the article and the sentence, so that it reaches our fact checker sooner.',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'We will reply to this email address.' },
      contactType: { label: 'What is this about?' },
      subject: { label: 'Subject', hint: 'A short description, such as “An error in The Protein Quarrel”.' },
      message: { label: 'Message', hint: 'At least 20 characters. If you have a source, add its link or DOI.' },
    },
    types: [
      { value: 'general', title: 'General' },
      { value: 'guest', title: 'Guest' },
      { value: 'collaboration', title: 'Collaboration' },
      { value: 'press', title: 'Press' },
    ],
    button: 'Send Message',
  },
  guest: {
    tab: 'Guest Application',
    lede: 'Our best guests have run a trial, or have built or financed a product, and can say what went wrong. We send you the questions before we record. We do not send you the edited recording before we publish it.',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'The producer will reply to this email address.' },
      title: { label: 'Professional Title', hint: 'How you would like to be introduced on the show.' },
      organization: { label: 'Organization', hint: 'Where you work, or “Independent”.' },
      expertise: {
        label: 'Expertise',
        hint: 'A sentence or two about what you have researched, treated, built or financed.',
      },
      topics: {
        label: 'Suggested Topics',
        hint: 'A question you could discuss for an hour, and the scientific paper or company accounts it is based on.',
      },
      bio: {
        label: 'Brief Bio',
        hint: 'At least 50 characters. Include any funding or investments related to the topic, because we disclose them on air.',
      },
      website: { label: 'Website', hint: 'Optional. The full URL, starting with https://.' },
      socialMedia: { label: 'Social Media', hint: 'Optional. One profile is enough.' },
      previousMedia: {
        label: 'Previous Media',
        hint: 'Optional. Ideally a talk or an interview in which you were asked difficult questions.',
      },
    },
    button: 'Submit Application',
  },
};
