import { PRESS_KIT } from '@longreturn/site/press-kit';
import { Section } from '../../ui/section.tsx';
import styles from './show-in-brief.module.css';

/** Key facts about the show. */
export function ShowInBrief() {
  const { title, items } = PRESS_KIT.facts;
  return (
    <Section title={title} head="beside">
      <dl className={styles.facts}>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
