import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './end-cap.module.css';

interface EndCapProps {
  /** The text at the end: 'All episodes loaded'. */
  loadedText: string;
  /** The 'Load more' link or button, if there is more. */
  more?: ReactNode;
}

/** The end of a list: the button for more, or a disabled button that says everything is loaded. */
export function EndCap({ loadedText, more }: EndCapProps) {
  return <div className={styles.cap}>{more ? more : <Button disabled>{loadedText}</Button>}</div>;
}
