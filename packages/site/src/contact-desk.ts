import type { ContactType } from '@longreturn/contract/contact';

export interface ContactDesk {
  title: string;
  lede: string;
  addresses: Record<'general' | 'guests' | 'press' | 'speaking' | 'privacy', { title: string; email: string }>;
  /** The email card lists the email addresses. */
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
  /** In the order of the form, by the field's name in the payload. */
  fields: Record<Field, { label: string; hint?: string }>;
  button: string;
}

/** The team's email addresses and the texts of the two forms. */
export const CONTACT_DESK: ContactDesk = {
  title: 'Contact Us',
  lede: 'We welcome corrections most of all. Guest ideas, press questions and invitations come a close second.',
  addresses: {
    general: { title: 'General', email: 'hello@thelongreturn.example' },
    guests: { title: 'Guests', email: 'guests@thelongreturn.example' },
    press: { title: 'Press', email: 'press@thelongreturn.example' },
    speaking: { title: 'Speaking', email: 'speaking@thelongreturn.example' },
    privacy: { title: 'Privacy', email: 'privacy@thelongreturn.example' },
  },
  cards: {
    email: { title: 'Email' },
    responseTime: { title: 'Response time', text: 'Within 24 hours, from a person.' },
    reach: {
      title: 'Worldwide reach',
      text: 'Recorded in two time zones, heard in most of them. Remote guests are welcome.',
    },
  },
  general: {
    tab: 'General Contact',
    lede: 'For questions, corrections and invitations. With a correction, name the episode and the minute, or the article and the sentence, so it reaches our fact checker sooner.',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'We reply to this email address.' },
      contactType: { label: 'What is this about?' },
      subject: { label: 'Subject', hint: 'A line we can find again, such as “An error in The Protein Quarrel”.' },
      message: { label: 'Message', hint: 'At least 20 characters. If you have a source, give its link or DOI.' },
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
    lede: 'Our best guests have run the trial, built the thing or paid for it, and can say what went wrong. You will see the questions before we record. You will not see the edit.',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'The producer replies here.' },
      title: { label: 'Professional Title', hint: 'As you would like to be introduced.' },
      organization: { label: 'Organization', hint: 'Where you work, or “Independent”.' },
      expertise: {
        label: 'Expertise',
        hint: 'What you have measured, treated, built or financed, in a sentence or two.',
      },
      topics: {
        label: 'Suggested Topics',
        hint: 'A question you could talk about for an hour, and the paper or accounts behind it.',
      },
      bio: {
        label: 'Brief Bio',
        hint: 'At least 50 characters. Mention any funding or holdings related to the topic. We read them out on air.',
      },
      website: { label: 'Website', hint: 'Optional. The full URL, starting with https://.' },
      socialMedia: { label: 'Social Media', hint: 'Optional. One profile is plenty.' },
      previousMedia: {
        label: 'Previous Media',
        hint: 'Optional. A talk or interview with some difficult questions.',
      },
    },
    button: 'Submit Application',
  },
};
