import { SPEAKING } from '@longreturn/site/speaking';
import layout from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { BookingButton } from './booking-button.tsx';
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
