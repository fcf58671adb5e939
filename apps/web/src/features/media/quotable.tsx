import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconCheck } from '../../ui/icons.tsx';
import text from '../../ui/text.module.css';
import { showToast } from '../toasts/show-toast.ts';
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

const SHOWN_MS = 2500;

interface CopyButtonProps {
  text: string;
  /** What is copied: 'short biography of Maren Oduya'. */
  what: string;
  /** The button's text: 'Copy Short Bio'. */
  label: string;
}

/** Copies a text and confirms it briefly. Hidden without JavaScript. */
function CopyButton({ text, what, label }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast({ title: 'Couldn’t copy the text', message: 'Select the text and copy it yourself.', tone: 'bad' });
      return;
    }
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
  };
  return (
    <span className={styles.copy}>
      <Button size="sm" onClick={() => void copy()} aria-label={`${label}: ${what}`}>
        <span className={styles.labels}>
          <span className={isCopied ? styles.away : undefined}>{label}</span>
          <span className={isCopied ? styles.done : styles.away}>
            <IconCheck /> Copied
          </span>
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? `Copied: ${what}` : null}
      </span>
    </span>
  );
}
