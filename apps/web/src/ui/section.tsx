import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import styles from './section.module.css';
import text from './text.module.css';

interface SectionProps {
  title: string;
  /** A GoLink on the title's baseline. */
  link?: ReactNode;
  /** 'sunk' is the tinted background, used at most once per page. */
  ground?: 'paper' | 'sunk';
  /** 'beside': on wide screens, the title takes four columns of the layout and the content eight. */
  head?: 'above' | 'beside';
  /**
   * Whether the browser lays the section out only when the reader scrolls near it, so that a long page is painted
   * sooner. Not for short sections: the browser would guess their height wrong, and the footer would move.
   */
  lazy?: boolean;
  children: ReactNode;
}

/** A full-width section: line above, title on the left, link on the right, content below or beside the title. */
export function Section({ title, link, ground = 'paper', head = 'above', lazy = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, lazy && styles.lazy, ground === 'sunk' && styles.sunk)}
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

interface WrapProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page's width: 1200 px plus gutters. */
export function Wrap({ className, children }: WrapProps) {
  return <div className={classNames(layout.wrap, className)}>{children}</div>;
}

interface PageHeadProps {
  title: string;
  lede?: ReactNode;
  /** What follows the introduction. */
  children?: ReactNode;
}

/** The page's h1 and introduction. Put it into a Wrap. */
export function PageHead({ title, lede, children }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <h1>{title}</h1>
      {lede ? <p className={classNames(text.lede, styles.lede)}>{lede}</p> : null}
      {children}
    </div>
  );
}
