import { ABOUT } from '@longreturn/site/about';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import styles from './vision.module.css';

/** The show's vision and principles. */
export function Vision() {
  const { title, paragraphs, principles } = ABOUT.vision;
  return (
    <Section title={title} ground="sunk">
      <div className={classNames(layout.grid, styles.grid)}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.principles}>
          {principles.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
