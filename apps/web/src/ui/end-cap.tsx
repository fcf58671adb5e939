import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './end-cap.module.css';

interface EndCapProps {
  /** The documented statement: 'All episodes loaded'. */
  loadedText: string;
  /** The 'Load more' link or button while there is more. */
  more?: ReactNode;
}

/** The end of a list: the way to more of it, or the disabled button that says there is none. */
export function EndCap({ loadedText, more }: EndCapProps) {
  return <div className={styles.cap}>{more ? more : <Button disabled>{loadedText}</Button>}</div>;
}
