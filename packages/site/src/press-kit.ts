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
  lede: 'Portraits, logos, sound and texts, cleared for use. On a deadline? Email us and tell us when it is.',
  download: {
    title: 'The complete press kit',
    text: 'Everything on this page in one archive, with the texts as plain text files.',
    button: 'Download Press Kit',
  },
  groups: [
    {
      slug: 'photos',
      title: 'Photos',
      text: 'Portraits of Maren and Elias, engraved in the same lines that draw our waveforms. They hold up in newsprint.',
    },
    {
      slug: 'logos-and-branding',
      title: 'Logos & Branding',
      text: 'The six-bar mark, the wordmark and the colours. Please leave clear space of two bars on every side.',
    },
    {
      slug: 'audio-and-video',
      title: 'Audio & Video',
      text: 'Short pieces of sound and motion to run under a story about the show.',
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
      { term: 'Subjects', text: 'Longevity science, and the strategies that finance it' },
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
        text: 'The Long Return is a weekly podcast and journal on longevity science and the strategies that finance it. Geroscientist Maren Oduya and long-horizon investor Elias Thornquist read every claim twice, once as a study and once as an investment, and keep a ledger of every forecast they make, misses included.',
      },
      {
        title: '150 words',
        text: 'The Long Return is a weekly podcast and journal on longevity science and the strategies that finance it. Its hosts read every claim twice. Maren Oduya, a geroscientist who has spent most of fifteen years trying to repeat other people’s results, asks what was measured, in whom and for how long. Elias Thornquist, who ran the health portfolio of an endowment, asks how often such results survive and what a patient owner would pay for them. Guests include physicians, founders and economists. Every forecast made on the show enters a ledger with a probability and a date, and those that have fallen due are read out once a year, wrong ones included. Episodes appear on Thursdays and range from half-hour news editions to long roundtables; essays by both hosts appear in the journal. The show is educational: it gives neither medical nor investment advice. Members receive additional episodes and articles.',
      },
    ],
  },
  introductions: {
    title: 'Suggested Introductions',
    items: [
      {
        host: 'maren-oduya',
        text: 'Our guest has spent fifteen years in the biology of ageing, most of them finding out whether other people’s results happen twice. She teaches trial design, reads methods sections aloud by choice, and is co-host of the podcast The Long Return. Please welcome Dr Maren Oduya.',
      },
      {
        host: 'elias-thornquist',
        text: 'Our guest ran an endowment’s health investments through two cycles and wrote down what he expected each time. As co-host of the podcast The Long Return he now does it in public, in a ledger that keeps the misses in the same ink. Please welcome Elias Thornquist.',
      },
    ],
  },
  interviewTopics: {
    title: 'Interview Topics',
    lede: 'Subjects on which either host will happily be contradicted.',
    items: [
      'What a biological age can tell a population, and how little it can tell one person',
      'Why a longer-lived mouse so seldom becomes a medicine',
      'How a discount rate decides which treatments get made',
      'Who pays for prevention, and who collects the benefit',
      'The uses of a null result',
      'Old molecules without an owner, and who might pay to test them',
      'What keeping score in public does to a forecaster',
    ],
  },
  enquiries: {
    title: 'Press Enquiries',
    text: 'Interviews, fact checks and files in another format: we reply within 24 hours.',
  },
};
