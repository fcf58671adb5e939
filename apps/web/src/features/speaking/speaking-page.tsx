import type { Speaking } from '@longreturn/contract/page-texts';
import { trpc } from '../../lib/trpc.ts';
import { PageHead, Section, Wrap } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { BookingButton, SpeakingFormats, SpeakingTopics } from './speaking-formats.tsx';
import styles from './speaking-page.module.css';

/** /speaking */
export function SpeakingPage() {
  const [speaking] = trpc.content.speaking.useSuspenseQuery();
  const { title, lede, length, booking } = speaking;
  return (
    <>
      <Wrap>
        <PageHead title={title} lede={lede} />
        <div className={styles.start}>
          <BookingButton label={booking.button} variant="primary" size="lg" />
          <p>{length}</p>
        </div>
      </Wrap>
      <SpeakingTopics topics={speaking.topics} />
      <SpeakingFormats formats={speaking.formats} />
      <Testimonials testimonials={speaking.testimonials} />
      <Engagements engagements={speaking.engagements} />
      <Section title={booking.title} head="beside">
        <p className={text.lede}>{booking.text}</p>
        <p className={styles.end}>
          <BookingButton label={booking.button} size="lg" of={booking.title} />
        </p>
      </Section>
    </>
  );
}

/** Quotes from two organisers. */
function Testimonials({ testimonials: { title, items } }: Pick<Speaking, 'testimonials'>) {
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

/** The hosts' past speaking engagements. */
function Engagements({ engagements: { title, items } }: Pick<Speaking, 'engagements'>) {
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
