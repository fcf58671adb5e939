import { PRESS_KIT } from '@longreturn/site/press-kit';
import { Section } from '../../ui/section.tsx';
import styles from './interview-topics.module.css';

/** Topics for interviews with the hosts. */
export function InterviewTopics() {
  const { title, lede, items } = PRESS_KIT.interviewTopics;
  return (
    <Section title={title} head="beside">
      <p className={styles.lede}>{lede}</p>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.topic}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
