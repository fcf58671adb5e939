import type { Site } from '@longreturn/contract/site';
import styles from './approach.module.css';

/** The box that says how the hosts judge a claim. */
export function Approach({ approach: { title, text: claim, steps } }: { approach: Site['hero']['approach'] }) {
  return (
    <section className={styles.approach} aria-labelledby="approach">
      <h2 id="approach">{title}</h2>
      <p>{claim}</p>
      <dl className={styles.steps}>
        {steps.map((step) => (
          <div key={step.term}>
            <dt>{step.term}</dt>
            <dd>{step.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
