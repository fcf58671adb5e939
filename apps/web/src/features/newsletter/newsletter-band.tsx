import { NEWSLETTER } from '@longreturn/site/newsletter';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The green newsletter section at the end of a page. */
export function NewsletterBand({ source }: Pick<ComponentProps<typeof NewsletterForm>, 'source'>) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id} data-last-band="">
      <div className={classNames(layout.wrap, layout.grid)}>
        <div className={styles.text}>
          <h2 id={id}>{NEWSLETTER.title}</h2>
          <p className={classNames(text.lede, styles.lede)}>{NEWSLETTER.lede}</p>
        </div>
        <NewsletterForm source={source} className={styles.form} />
      </div>
    </section>
  );
}
