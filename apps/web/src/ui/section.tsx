import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';
import { Wrap } from './wrap.tsx';

interface SectionProps {
  title: string;
  /** One green link on the title's baseline: a GoLink. */
  link?: ReactNode;
  /** 'sunk' is the tinted band, once a page at most. */
  ground?: 'paper' | 'sunk';
  /** 'beside': on wide screens the title takes four columns and the content eight. */
  head?: 'above' | 'beside';
  /** Laid out when the reader comes near: for what stands far below on a page whose first paint counts. Short sections, whose height the guess misses, would move the footer. */
  late?: boolean;
  children: ReactNode;
}

/** A section of a page over its whole width: ink rule, title left, link right, content below or, of a short title, beside. */
export function Section({ title, link, ground = 'paper', head = 'above', late = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, late && styles.late, ground === 'sunk' && styles.sunk)}
      aria-labelledby={id}
    >
      <Wrap className={head === 'beside' ? styles.beside : undefined}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {link}
        </div>
        {head === 'beside' ? <div>{children}</div> : children}
      </Wrap>
    </section>
  );
}
