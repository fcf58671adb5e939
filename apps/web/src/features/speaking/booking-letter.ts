import type { SpeakingFormat } from '@longreturn/contract/page-texts';

/** The requested topic and format. */
export interface Booking {
  topic?: { title: string } | undefined;
  format?: Pick<SpeakingFormat, 'title' | 'length'> | undefined;
}

/** Returns the subject that a booking button fills into the contact form. */
export function bookingSubject({ topic, format }: Booking): string {
  return ['Speaking request', format?.title, topic?.title].filter(Boolean).join(': ');
}

/**
 * Returns the message that a booking button fills into the contact form, for the sender to complete. It has at least 20
 * characters, because the form requires them.
 */
export function bookingMessage({ topic, format }: Booking): string {
  return [
    'We would like to ask about a session at our event.',
    '',
    `Format: ${format ? `${format.title}, ${format.length}` : ''}`,
    `Topic: ${topic?.title ?? ''}`,
    'Event and host organisation: ',
    'Date and place: ',
    'Who will be in the audience: ',
    '',
  ].join('\n');
}
