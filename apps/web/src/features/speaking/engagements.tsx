import { SPEAKING } from '@longreturn/site/speaking';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './engagements.module.css';

/** Past events with the hosts. */
export function Engagements() {
  const { title, items } = SPEAKING.engagements;
  return (
    <Section title={title} head="beside">
      <ul className={styles.engagements}>
        {items.map((engagement) => (
          <li key={engagement.event}>
            <p className={styles.year}>{engagement.year}</p>
            <div>
              <h3>{engagement.event}</h3>
              <p className={text.description}>{engagement.text}</p>
              <p className={text.meta}>{engagement.place}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
