import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { Wrap } from '../../ui/section.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import styles from './footer.module.css';
import { Wordmark } from './header.tsx';
import { FOOTER_LINKS, type SiteLink } from './site-links.ts';

export const FOOTER_ID = 'footer';

/** The shared footer. */
export function Footer() {
  const { brand } = useSite();
  return (
    <footer className={styles.footer} id={FOOTER_ID}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark />
            <p>{brand.description}</p>
          </div>
          <nav className={styles.content} aria-labelledby="footer-content">
            <h2 id="footer-content">Content</h2>
            <Links links={FOOTER_LINKS.content}>
              <li>
                <a href="/feed.xml">RSS Feed</a>
              </li>
            </Links>
          </nav>
          <nav className={styles.about} aria-labelledby="footer-about">
            <h2 id="footer-about">About</h2>
            <Links links={FOOTER_LINKS.about} />
          </nav>
          <div className={styles.connect}>
            <h2>Connect</h2>
            <SocialLinks variant="footer" />
            <Links links={FOOTER_LINKS.legal} />
          </div>
        </div>
        <div className={styles.end}>
          <p>{brand.copyright}</p>
          <p>{brand.disclaimer}</p>
        </div>
      </Wrap>
    </footer>
  );
}

function Links({ links, children }: { links: readonly SiteLink[]; children?: ReactNode }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
