import type { HostSlug } from './hosts.ts';
import { PLAN_TEXTS } from './plans.ts';

export interface PressKit {
  title: string;
  lede: string;
  /** The archive with all files. */
  download: { title: string; text: string; button: string };
  /** The sections of files. press-assets.ts lists the files, which are generated. */
  groups: readonly { slug: 'photos' | 'logos-and-branding' | 'audio-and-video'; title: string; text: string }[];
  usage: string;
  facts: { title: string; items: readonly { term: string; text: string }[] };
  boilerplate: { title: string; items: readonly { title: string; text: string }[] };
  /** A text to introduce a host at an event. */
  introductions: { title: string; items: readonly { host: HostSlug; text: string }[] };
  interviewTopics: { title: string; lede: string; items: readonly string[] };
  enquiries: { title: string; text: string };
}

/** What the press may use and quote. */
export const PRESS_KIT: PressKit = {
  title: 'Media Kit',
  lede: 'Portraits, logos, sounds and texts that you may use in coverage of the show. If you are on a deadline, email us and tell us when it is.',
  download: {
    title: 'The complete press kit',
    text: 'Everything on this page in one archive, with the texts as plain text files.',
    button: 'Download Press Kit',
  },
  groups: [
    {
      slug: 'photos',
      title: 'Photos',
      text: 'Portraits of Maren and Elias, drawn in the same engraved lines as our waveforms. They also print well on newsprint.',
    },
    {
      slug: 'logos-and-branding',
      title: 'Logos & Branding',
      text: 'The six-bar mark, the wordmark and the colours. Please leave clear space on every side, as wide as two bars of the mark.',
    },
    {
      slug: 'audio-and-video',
      title: 'Audio & Video',
      text: 'Short sounds and animations for a report about the show.',
    },
  ],
  usage:
    'You may use these files in editorial coverage of the show, credited to The Long Return, as long as you don’t alter them or suggest that we endorse anything.',
  facts: {
    title: 'The Show in Brief',
    items: [
      { term: 'Launch', text: '25 September 2025' },
      { term: 'Cadence', text: 'A new episode every Thursday' },
      { term: 'Length', text: 'Most episodes run 40 to 75 minutes; news editions about half an hour' },
      { term: 'Hosts', text: 'Maren Oduya, PhD, and Elias Thornquist, CFA' },
      { term: 'Subjects', text: 'Longevity science, and the investment strategies that finance it' },
      { term: 'Journal', text: 'Articles by both hosts, some free and some for members' },
      { term: 'Newsletter', text: 'Weekly, with 10,000+ subscribers' },
      { term: 'Membership', text: PLAN_TEXTS.both },
      { term: 'Language', text: 'English' },
    ],
  },
  boilerplate: {
    title: 'About the Show',
    items: [
      {
        title: '50 words',
        text: 'The Long Return is a weekly podcast and journal on longevity science and the investment strategies that finance it. Geroscientist Maren Oduya and long-horizon investor Elias Thornquist read every claim twice, once as a study and once as an investment. They keep every forecast on record, including the wrong ones.',
      },
      {
        title: '150 words',
        text: 'The Long Return is a weekly podcast and journal on longevity science and the investment strategies that finance it. Its hosts read every claim twice. Maren Oduya, a geroscientist who has spent most of fifteen years trying to repeat other researchers’ results, asks who was studied, what was measured and for how long. Elias Thornquist, who managed the health portfolio of an endowment, asks how often such results hold up and what a long-term investor would pay for them. Guests include physicians, founders and economists. Every forecast on the show is recorded with a probability and a date. Once a year Elias reads out those whose date has come, including the wrong ones. Episodes appear on Thursdays and range from half-hour news editions to long roundtables. Both hosts write essays for the journal. The show is educational: it gives neither medical nor investment advice. Members receive additional episodes and articles.',
      },
    ],
  },
  introductions: {
    title: 'Suggested Introductions',
    items: [
      {
        host: 'maren-oduya',
        text: 'Our guest has spent fifteen years in the biology of ageing, most of them testing whether other researchers’ results can be repeated. She teaches trial design, reads methods sections aloud by choice, and is co-host of the podcast The Long Return. Please welcome Dr Maren Oduya.',
      },
      {
        host: 'elias-thornquist',
        text: 'Our guest managed an endowment’s health investments through two market cycles and began to write down every forecast he made. As co-host of the podcast The Long Return he now writes his forecasts down in public, and keeps the wrong ones on record. Please welcome Elias Thornquist.',
      },
    ],
  },
  interviewTopics: {
    title: 'Interview Topics',
    lede: 'Both hosts are glad to discuss these subjects, and to be contradicted on them.',
    items: [
      'What a biological age can tell a population, and how little it can tell one person',
      'Why treatments that help mice to live longer so seldom become medicines for people',
      'How a discount rate decides which treatments get made',
      'Who pays for prevention, and who collects the benefit',
      'What we can learn from a null result',
      'Old drugs whose patents have expired, and who might pay to test them',
      'How forecasters change when their results are public',
    ],
  },
  enquiries: {
    title: 'Press Enquiries',
    text: 'Email us to arrange an interview, check a fact or ask for a file in another format. We reply within 24 hours.',
  },
};
