import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { CopyButton } from './copy-button.tsx';
import styles from './quotable.module.css';

interface QuotableProps {
  /** 'Short Bio', '50 words' */
  title: string;
  paragraphs: readonly string[];
  /** 'Copy Short Bio' */
  copyLabel: string;
  /** What is copied, for those who do not see where the button stands. */
  what: string;
  heading?: 'h3' | 'h4';
}

/** A text to be taken as it stands: its title, a button that copies it, the text. */
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
