import { bookingMessage, bookingSubject, SPEAKING } from '@longreturn/site/speaking';
import type { ButtonLook } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { LetterButton } from '../../ui/letter-button.tsx';
import { RuledItem, RuledItems } from '../../ui/ruled-items.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './speaking-formats.module.css';

/** Session formats and their lengths. */
export function SpeakingFormats() {
  const { title, items } = SPEAKING.formats;
  return (
    <Section title={title}>
      <ul className={layout.three}>
        {items.map((format) => (
          <li key={format.slug} className={styles.format}>
            <p className={styles.length}>{format.length}</p>
            <h3>{format.title}</h3>
            <p className={text.description}>{format.text}</p>
            <BookingButton format={format.slug} label={format.button} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Topics the hosts speak about. */
export function SpeakingTopics() {
  const { title, items, button } = SPEAKING.topics;
  return (
    <Section title={title} head="beside">
      <RuledItems>
        {items.map((topic) => (
          <RuledItem key={topic.slug} title={topic.title}>
            <p className={text.description}>{topic.text}</p>
            <BookingButton topic={topic.slug} label={button} of={topic.title} />
          </RuledItem>
        ))}
      </RuledItems>
    </Section>
  );
}

interface BookingButtonProps extends ButtonLook {
  /** The slugs of the requested topic and format. */
  topic?: string;
  format?: string;
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
