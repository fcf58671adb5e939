import { type ComponentProps, useId } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The green newsletter section at the end of a page. */
export function NewsletterBand({ source }: Pick<ComponentProps<typeof NewsletterForm>, 'source'>) {
  const id = useId();
  const { newsletter } = useSite().claims;
  return (
    <section className={styles.band} aria-labelledby={id} data-last-band="">
      <div className={classNames(layout.wrap, layout.grid)}>
        <div className={styles.text}>
          <h2 id={id}>{newsletter.title}</h2>
          <p className={classNames(text.lede, styles.lede)}>{newsletter.lede}</p>
        </div>
        <NewsletterForm source={source} className={styles.form} />
      </div>
    </section>
  );
}
