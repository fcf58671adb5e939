import { bookingMessage, bookingSubject } from '@longreturn/site/speaking';
import type { ButtonLook } from '../../ui/button-class.ts';
import { LetterButton } from '../../ui/letter-button.tsx';

interface BookingButtonProps extends ButtonLook {
  /** Slugs of the requested topic and format. */
  topic?: string;
  format?: string;
  label: string;
  of?: string;
}

/** Links to the contact form with the request filled in. */
export function BookingButton({ topic, format, ...button }: BookingButtonProps) {
  const booking = { topic, format };
  const letter = {
    contactType: 'collaboration',
    subject: bookingSubject(booking),
    message: bookingMessage(booking),
  } as const;
  return <LetterButton letter={letter} {...button} />;
}
