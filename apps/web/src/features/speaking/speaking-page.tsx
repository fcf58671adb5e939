import { SPEAKING } from '@longreturn/site/speaking';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import { BookingButton } from './booking-button.tsx';
import { Engagements } from './engagements.tsx';
import { SpeakingFormats } from './speaking-formats.tsx';
import styles from './speaking-page.module.css';
import { SpeakingTopics } from './speaking-topics.tsx';
import { Testimonials } from './testimonials.tsx';

/** /speaking */
export function SpeakingPage() {
  const { title, lede, length, booking } = SPEAKING;
  return (
    <>
      <Wrap>
        <PageHead title={title} lede={lede} />
        <div className={styles.start}>
          <BookingButton label={booking.button} variant="primary" size="lg" />
          <p>{length}</p>
        </div>
      </Wrap>
      <SpeakingTopics />
      <SpeakingFormats />
      <Testimonials />
      <Engagements />
      <Section title={booking.title} head="beside">
        <p className={text.lede}>{booking.text}</p>
        <p className={styles.end}>
          <BookingButton label={booking.button} size="lg" of={booking.title} />
        </p>
      </Section>
    </>
  );
}
