import type { Speaking } from '@longreturn/contract/page-texts';

/** What the hosts offer to event organisers. Quotes are attributed to a role and a kind of event, never to a person. */
export const SPEAKING: Speaking = {
  title: 'Speaking',
  lede: 'Maren and Elias speak, together or separately, to audiences who want to see the evidence behind a claim.',
  length: 'Sessions run 30-60 minutes.',
  topics: {
    title: 'Topics',
    items: [
      {
        title: 'Who Was in the Trial',
        text: 'Maren examines one well-known study with the audience: who was recruited, who dropped out, what was measured and what the authors hoped to find. Only the last slide contains a conclusion.',
      },
      {
        title: 'The Price of a Healthy Year',
        text: 'At a discount rate of three per cent, a pound due in forty years is worth about 31 pence today. At seven per cent it is worth not quite seven pence. Elias changes this one rate and shows the audience which medicines then get made and which do not.',
      },
      {
        title: 'The Base Rate Comes First',
        text: 'One industry analysis of the years 2011 to 2020 put the chance that a drug programme passes from Phase I to approval at 7.9 per cent. Both hosts explain what that figure means for a promising story, and which stories deserve an exception.',
      },
      {
        title: 'A Ledger of Being Wrong',
        text: 'How to write a forecast that can be proved wrong, how to score it, and how to go on working with the people who heard it. Elias brings pages from the ledger. The worst forecast among them is his own.',
      },
    ],
    button: 'Request This Topic',
  },
  formats: {
    title: 'Formats',
    items: [
      {
        title: 'On-Stage Conversation',
        length: '30 minutes',
        text: 'Both hosts discuss a claim of your choice, first as a study and then as an investment. This format suits the hour after lunch, when a lecture would be too much.',
        button: 'Book a Conversation',
      },
      {
        title: 'Keynote',
        length: '45 minutes',
        text: 'One host presents one argument. The talk takes thirty minutes and the questions fifteen. The questions are often the better part.',
        button: 'Book a Keynote',
      },
      {
        title: 'Reading Workshop',
        length: '60 minutes',
        text: 'Everyone gets a printed paper and a pencil. We read the paper together, starting with the methods. At the end, each group estimates how likely it is that the result will hold up.',
        button: 'Book a Workshop',
      },
    ],
  },
  testimonials: {
    title: 'What Organisers Say',
    items: [
      {
        quote:
          'She spent eleven minutes on a single table of baseline characteristics and nobody looked at their phone. Our trainee doctors now ask about dropouts without being prompted.',
        role: 'Programme chair',
        event: 'a regional meeting on geriatric medicine',
      },
      {
        quote:
          'We asked for a view on the sector and were given a method for questioning our own. Two of the forecasts we made that afternoon have already proved wrong, and we know exactly by how much.',
        role: 'Head of research',
        event: 'an investment away day for pension trustees',
      },
    ],
  },
  engagements: {
    title: 'Past Engagements',
    items: [
      {
        event: 'Opening keynote at a congress of hospital pharmacists',
        place: 'Conference centre',
        year: '2026',
        text: 'A talk on “The Base Rate Comes First”. The questions went on after the coffee had run out.',
      },
      {
        event: 'Reading workshop for a graduate school of public health',
        place: 'University library',
        year: '2026',
        text: 'We handed out forty printed copies of a paper with a null result. Most of them came back with notes.',
      },
      {
        event: 'Evening conversation for a society of actuaries',
        place: 'Lecture theatre',
        year: '2025',
        text: 'A conversation on “The Price of a Healthy Year”, with an audience that had brought its own discount rates.',
      },
    ],
  },
  booking: {
    title: 'Book a Session',
    text: 'Tell us who will be in the audience and what they already believe. Within 24 hours we accept, decline or suggest something better.',
    button: 'Start a Booking',
  },
};
