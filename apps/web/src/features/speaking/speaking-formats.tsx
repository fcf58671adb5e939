import type { Speaking } from '@longreturn/contract/page-texts';
import type { ButtonLook } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { RuledItem, RuledItems } from '../../ui/ruled-items.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { type Booking, bookingMessage, bookingSubject } from './booking-letter.ts';
import styles from './speaking-formats.module.css';

/** Session formats and their lengths. */
export function SpeakingFormats({ formats: { title, items } }: Pick<Speaking, 'formats'>) {
  return (
    <Section title={title}>
      <ul className={layout.three}>
        {items.map((format) => (
          <li key={format.title} className={styles.format}>
            <p className={styles.length}>{format.length}</p>
            <h3>{format.title}</h3>
            <p className={text.description}>{format.text}</p>
            <BookingButton format={format} label={format.button} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Topics the hosts speak about. */
export function SpeakingTopics({ topics: { title, items, button } }: Pick<Speaking, 'topics'>) {
  return (
    <Section title={title} head="beside">
      <RuledItems>
        {items.map((topic) => (
          <RuledItem key={topic.title} title={topic.title}>
            <p className={text.description}>{topic.text}</p>
            <BookingButton topic={topic} label={button} of={topic.title} />
          </RuledItem>
        ))}
      </RuledItems>
    </Section>
  );
}

interface BookingButtonProps extends ButtonLook, Booking {
  label: string;
  of?: string;
}

/** A link to the contact form, with the request filled in. */
export function BookingButton({ topic, format, ...button }: BookingButtonProps) {
  const booking = { topic, format };
  const letter = {
    contactType: 'collaboration',
    subject: bookingSubject(booking),
    message: bookingMessage(booking),
  } as const;
  return <LetterButton letter={letter} {...button} />;
}
