import { NEWSLETTER } from '@longreturn/site/newsletter';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-head.module.css';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';

/** The page's title, with the sign-up form beside it. */
export function NewsletterHead() {
  return (
    <div className={classNames(layout.grid, styles.head)}>
      <div className={styles.title}>
        <PageHead title="Articles" lede={NEWSLETTER_PAGES.articles.description} />
      </div>
      <section className={styles.box} aria-labelledby="newsletter">
        <h2 id="newsletter">{NEWSLETTER.title}</h2>
        <p className={styles.lede}>{NEWSLETTER.lede}</p>
        <NewsletterForm source="newsletter" className={styles.form} />
      </section>
    </div>
  );
}
