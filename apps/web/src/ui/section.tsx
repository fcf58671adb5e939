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
  /** 'beside': on wide screens the title takes four columns and the content eight. */
  head?: 'above' | 'beside';
  /**
   * Laid out when the reader scrolls near it, for content far below on pages where the first paint matters. Don't use
   * it for short sections: their height would be guessed wrong and move the footer.
   */
  late?: boolean;
  children: ReactNode;
}

/** A full-width section: rule, title on the left, link on the right, content below or beside the title. */
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
}

/** The page's h1 and standfirst, inside a Wrap. */
export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <h1>{title}</h1>
      {lede ? <p className={classNames(text.lede, styles.lede)}>{lede}</p> : null}
    </div>
  );
}
