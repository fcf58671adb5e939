export interface Speaking {
  title: string;
  lede: string;
  length: string;
  topics: { title: string; items: readonly { slug: string; title: string; text: string }[]; button: string };
  formats: { title: string; items: readonly SpeakingFormat[] };
  /** Attributed to a role and a kind of event, never to a person. */
  testimonials: { title: string; items: readonly { quote: string; role: string; event: string }[] };
  engagements: { title: string; items: readonly { event: string; place: string; year: number; text: string }[] };
  booking: { title: string; text: string; button: string };
}

interface SpeakingFormat {
  slug: string;
  title: string;
  length: string;
  text: string;
  button: string;
}

/** Slugs in the URL of a booking button. Unknown ones are ignored. */
interface Booking {
  topic?: string | undefined;
  format?: string | undefined;
}

/** What the hosts offer to event organisers. */
export const SPEAKING: Speaking = {
  title: 'Speaking',
  lede: 'Maren and Elias speak, together or alone, to audiences that would rather see the denominator.',
  length: 'Sessions run 30-60 minutes.',
  topics: {
    title: 'Topics',
    items: [
      {
        slug: 'who-was-in-the-trial',
        title: 'Who Was in the Trial',
        text: 'Maren takes one well-known study apart in front of the room: who was recruited, who left, what was measured and what was hoped. The slides hold no conclusions until the last one.',
      },
      {
        slug: 'the-price-of-a-healthy-year',
        title: 'The Price of a Healthy Year',
        text: 'A pound due in forty years is worth about 31 pence today at three per cent, and not quite seven at seven. Elias moves that one number and lets the audience watch medicines appear and vanish.',
      },
      {
        slug: 'the-base-rate-comes-first',
        title: 'The Base Rate Comes First',
        text: 'For 2011 to 2020, one industry analysis put the chance of a drug programme passing from Phase I to approval at 7.9 per cent. Both hosts on what that figure does to a good story, and on the stories that deserve an exception.',
      },
      {
        slug: 'a-ledger-of-being-wrong',
        title: 'A Ledger of Being Wrong',
        text: 'How to write a forecast that can fail, score it when it does and go on working with the people who heard it. Elias brings pages from the ledger, and the worst of them is his.',
      },
    ],
    button: 'Request This Topic',
  },
  formats: {
    title: 'Formats',
    items: [
      {
        slug: 'conversation',
        title: 'On-Stage Conversation',
        length: '30 minutes',
        text: 'Both hosts, two chairs and a claim of your choosing, read twice. It suits the hour after lunch, when a lecture would be unkind.',
        button: 'Book a Conversation',
      },
      {
        slug: 'keynote',
        title: 'Keynote',
        length: '45 minutes',
        text: 'One host and one argument: thirty minutes of talk and fifteen of questions, which are often the better part.',
        button: 'Book a Keynote',
      },
      {
        slug: 'reading-workshop',
        title: 'Reading Workshop',
        length: '60 minutes',
        text: 'A printed paper and a pencil for everyone. We read it together from the methods up, and each table ends by putting a probability on the result.',
        button: 'Book a Workshop',
      },
    ],
  },
  testimonials: {
    title: 'What Organisers Say',
    items: [
      {
        quote:
          'She spent eleven minutes on a single table of baseline characteristics and nobody looked at a telephone. Our residents now ask about dropouts without being prompted.',
        role: 'Programme chair',
        event: 'a regional meeting on geriatric medicine',
      },
      {
        quote:
          'We asked for a view on the sector and were given a method for distrusting ours. Two of the forecasts we made that afternoon have already proved wrong, and we know exactly by how much.',
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
        year: 2026,
        text: 'The Base Rate Comes First, with questions that outlasted the coffee.',
      },
      {
        event: 'Reading workshop for a graduate school of public health',
        place: 'University library',
        year: 2026,
        text: 'Forty printed copies of a null result, most of them returned with notes.',
      },
      {
        event: 'Evening conversation for a society of actuaries',
        place: 'Lecture theatre',
        year: 2025,
        text: 'The Price of a Healthy Year, before an audience that had brought its own discount rates.',
      },
    ],
  },
  booking: {
    title: 'Book a Session',
    text: 'Tell us who will be in the room and what they already believe. We reply within 24 hours with a yes, a no or a better idea.',
    button: 'Start a Booking',
  },
};

/** The subject that a booking button fills into the contact form. */
export function bookingSubject(booking: Booking): string {
  const { topic, format } = chosen(booking);
  return ['Speaking request', format?.title, topic?.title].filter(Boolean).join(': ');
}

/** The message that a booking button fills in, for the sender to complete. At least 20 characters, as the form requires. */
export function bookingMessage(booking: Booking): string {
  const { topic, format } = chosen(booking);
  return [
    'We would like to ask about a session at our event.',
    '',
    `Format: ${format ? `${format.title}, ${format.length}` : ''}`,
    `Topic: ${topic?.title ?? ''}`,
    'Event and host organisation: ',
    'Date and place: ',
    'Who will be in the room: ',
    '',
  ].join('\n');
}

function chosen({ topic, format }: Booking) {
  return {
    topic: SPEAKING.topics.items.find(({ slug }) => slug === topic),
    format: SPEAKING.formats.items.find(({ slug }) => slug === format),
  };
}
