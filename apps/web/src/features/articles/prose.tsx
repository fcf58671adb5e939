import { classNames } from '../../ui/class-names.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** From an article: core sanitised it when it was written. */
  html: string;
  /** Begins the text: its first letter is a drop cap. */
  isStart?: boolean;
  className?: string | undefined;
}

/** Text that is read for more than a minute. */
export function Prose({ html, isStart = false, className }: ProseProps) {
  const classes = classNames(styles.prose, isStart && styles.start, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by core on writing, see `html`
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
