import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { CopyButton } from '../share/copy-button.tsx';
import styles from './quotable.module.css';

interface QuotableProps {
  /** The title: 'Short Bio', '50 words'. */
  title: string;
  paragraphs: readonly string[];
  /** The button's text: 'Copy Short Bio'. */
  copyLabel: string;
  /** What is copied, for screen readers. */
  what: string;
  heading?: 'h3' | 'h4';
}

/** A text to quote, with its title and a copy button. */
export function Quotable({ title, paragraphs, copyLabel, what, heading: Heading = 'h3' }: QuotableProps) {
  return (
    <div className={styles.quotable}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <CopyButton text={paragraphs.join('\n\n')} label={copyLabel} what={what} />
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classNames(text.description, styles.text)}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
