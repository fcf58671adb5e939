export interface About {
  lede: string;
  /** The biographies are in host-biographies.ts. */
  hosts: { title: string; lede: string };
  vision: {
    title: string;
    paragraphs: readonly string[];
    principles: readonly { term: string; text: string }[];
  };
  /** Work, not names. */
  team: { title: string; lede: string; roles: readonly { title: string; text: string }[] };
  contact: {
    title: string;
    text: string;
    /** A mailto link to the general email address. */
    email: { button: string };
    /** Leads to the contact form with these fields filled in. */
    call: { button: string; subject: string; message: string };
  };
}

/** Who makes the show and why. */
export const ABOUT: About = {
  lede: 'One of us reads the study and the other reads the price. Here is who we are, who checks our work and where to write when we have got something wrong.',
  hosts: {
    title: 'Meet Your Hosts',
    lede: 'A geroscientist who has watched good results vanish, and an investor who once paid for some of them.',
  },
  vision: {
    title: 'Our Vision',
    paragraphs: [
      'Longevity attracts two kinds of impatience. The public would like an answer before the trial has finished, and capital would like a price before there is an answer. We make a show for people who are willing to wait for both and are curious about what the waiting costs.',
      'So every claim is read twice: once as a study, once as an investment. The first reading asks what was measured, in whom and for how long. The second asks how often results of that kind survive, and what a patient owner would pay for one. When the two readings disagree we leave the disagreement in, because that is usually where the episode is.',
      'We would like a listener to leave with a better question than the one that brought them. What anyone does about their own health is for them and a clinician who knows them; what they do with their money is for them and someone licensed to advise on it.',
    ],
    principles: [
      {
        term: 'Methods before findings',
        text: 'An abstract is the paper’s own advertisement. We start with the design, the people who took part and the people who left.',
      },
      {
        term: 'Misses in the same ink',
        text: 'A forecast made on the show goes into the ledger with a probability and a date, and stays legible however badly it ages.',
      },
      {
        term: 'No prescriptions',
        text: 'We explain what a trial found and what it cost to find out. Nobody is told here what to swallow, skip, buy or sell.',
      },
    ],
  },
  team: {
    title: 'The Team',
    lede: 'Two voices carry the show. Four other jobs decide whether it deserves to be heard.',
    roles: [
      {
        title: 'Producer',
        text: 'Finds the guests, reads their papers before writing to them, and holds a conversation to the length it has earned.',
      },
      {
        title: 'Fact checker',
        text: 'Takes every script and article apart line by line with the source open. A number whose source cannot be found is cut, however well it sounds.',
      },
      {
        title: 'Statistical reader',
        text: 'Works out again whatever can be worked out: absolute risks, intervals, and how many people were still in the study at the end.',
      },
      {
        title: 'Editor',
        text: 'Decides on titles, order and tone, and has never let “breakthrough” through.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'We welcome corrections most of all. If it takes more than an email, suggest a call and tell us which days suit you.',
    email: { button: 'Send Email' },
    call: {
      button: 'Schedule Call',
      subject: 'Scheduling a call',
      message:
        'I would like to arrange a call with the team.\n\nWhat it is about:\nDays and times that suit me:\nMy time zone:\n',
    },
  },
};
