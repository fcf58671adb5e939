import { BRAND_MARK_PATH } from '@longreturn/site/art/brand-mark';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/use-site.ts';
import styles from './wordmark.module.css';

/** The logo and name, linked to the home page. */
export function Wordmark() {
  const { brand } = useSite();
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${brand.name}, home`} activeOptions={{ exact: true }}>
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d={BRAND_MARK_PATH} />
      </svg>
      <span>{brand.name}</span>
    </Link>
  );
}
