import type { About } from '@longreturn/contract/page-texts';

/** Who makes the show and why. */
export const ABOUT: About = {
  lede: 'One of us is a scientist and the other is an investor. This page says who we are, who checks our work and where to write if we have got something wrong.',
  hosts: {
    title: 'Meet Your Hosts',
    lede: 'Maren has seen promising results fail when they were repeated. Elias once invested in some of them.',
  },
  vision: {
    title: 'Our Vision',
    paragraphs: [
      'Longevity attracts two kinds of impatience. The public would like an answer before the trial has finished, and investors would like a price before there is an answer. We make the show for people who are willing to wait for both, and who want to know what the waiting costs.',
      'So we read every claim twice: once as a study and once as an investment. The first reading asks who was studied, what was measured and for how long. The second asks how often results of that kind hold up, and what a long-term investor would pay for them. When the two readings disagree, we say so, because the disagreement is usually the most interesting part of the episode.',
      'We would like listeners to leave with a better question than the one they came with. Decisions about your own health are for you and a clinician who knows you. Decisions about your money are for you and someone licensed to advise on it.',
    ],
    principles: [
      {
        term: 'Methods before findings',
        text: 'An abstract is a paper’s advertisement for itself. We start with how the study was designed, who took part and who dropped out.',
      },
      {
        term: 'Wrong forecasts stay on record',
        text: 'We write every forecast made on the show into a ledger, with a probability and a date. We never remove a forecast that turned out to be wrong.',
      },
      {
        term: 'No prescriptions',
        text: 'We explain what a trial found and what the trial cost. We do not tell anyone what to take, avoid, buy or sell.',
      },
    ],
  },
  team: {
    title: 'The Team',
    lede: 'You hear the two hosts. These four roles make sure that what you hear is accurate and worth your time.',
    roles: [
      {
        title: 'Producer',
        text: 'Finds the guests, reads their papers before writing to them, and makes sure that no conversation runs longer than it needs to.',
      },
      {
        title: 'Fact checker',
        text: 'Checks every line of each script and article against its source. A number whose source cannot be found is cut, however good it sounds.',
      },
      {
        title: 'Statistical reviewer',
        text: 'Recalculates whatever can be recalculated: absolute risks, confidence intervals, and how many people were still in the study at the end.',
      },
      {
        title: 'Editor',
        text: 'Decides on titles, order and tone, and has never approved the word “breakthrough”.',
      },
    ],
  },
};

/** The ways to contact the team. */
export const ABOUT_CONTACT = {
  title: 'Get in Touch',
  text: 'Corrections are especially welcome. If an email is not enough, suggest a call and tell us which days suit you.',
  email: { button: 'Send Email' },
  call: {
    button: 'Schedule Call',
    subject: 'Scheduling a call',
    message:
      'I would like to arrange a call with the team.\n\nWhat it is about:\nDays and times that suit me:\nMy time zone:\n',
  },
} as const;
