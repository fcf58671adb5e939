import { SPEAKING } from '@longreturn/site/speaking';
import { RuledItem, RuledItems } from '../../ui/ruled-items.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { BookingButton } from './booking-button.tsx';

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
