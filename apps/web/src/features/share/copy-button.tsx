import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconCheck } from '../../ui/icons.tsx';
import { showToast } from '../toasts/show-toast.ts';
import styles from './copy-button.module.css';

const SHOWN_MS = 2500;

interface CopyButtonProps {
  text: string;
  /** What is copied: 'short biography of Maren Oduya'. */
  what: string;
  /** The button's text: 'Copy Short Bio'. */
  label: string;
}

/** Copies a text and confirms it briefly. Hidden without JavaScript. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
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
