import { SPEAKING } from '@longreturn/site/speaking';
import { Section } from '../../ui/section.tsx';
import styles from './testimonials.module.css';

/** Quotes from two organisers. */
export function Testimonials() {
  const { title, items } = SPEAKING.testimonials;
  return (
    <Section title={title} ground="sunk">
      <div className={styles.quotes}>
        {items.map(({ quote, role, event }) => (
          <figure key={quote}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{role}</b>, {event}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
