import { MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { Section } from '../../ui/section.tsx';
import styles from './questions.module.css';

/** Questions and answers about the membership. */
export function Questions() {
  return (
    <Section title="Before you join" head="beside">
      <dl className={styles.questions}>
        {MEMBERSHIP_PAGE.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
