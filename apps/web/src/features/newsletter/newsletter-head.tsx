import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-head.module.css';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';

/** The page's title, with the sign-up form beside it. */
export function NewsletterHead() {
  const { newsletter } = useSite().claims;
  return (
    <div className={classNames(layout.grid, styles.head)}>
      <div className={styles.title}>
        <PageHead title="Articles" lede={NEWSLETTER_PAGES.articles.description} />
      </div>
      <section className={styles.box} aria-labelledby="newsletter">
        <h2 id="newsletter">{newsletter.title}</h2>
        <p className={styles.lede}>{newsletter.lede}</p>
        <NewsletterForm source="newsletter" className={styles.form} />
      </section>
    </div>
  );
}
