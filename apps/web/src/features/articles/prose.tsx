import { classNames } from '../../ui/class-names.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** From an article. Core sanitises it on write. */
  html: string;
  /** The first part of the text: its first letter is a drop cap. */
  isStart?: boolean;
  className?: string | undefined;
}

/** Long-form text. */
export function Prose({ html, isStart = false, className }: ProseProps) {
  const classes = classNames(styles.prose, isStart && styles.start, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: core sanitises it on write, see `html`
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
