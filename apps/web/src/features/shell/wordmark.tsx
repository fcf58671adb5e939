import { BRAND_MARK_PATH } from '@longreturn/site/art/brand-mark';
import { BRAND } from '@longreturn/site/brand';
import { Link } from '@tanstack/react-router';
import styles from './wordmark.module.css';

/** The logo and name, linked to the home page. */
export function Wordmark() {
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${BRAND.name}, home`} activeOptions={{ exact: true }}>
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d={BRAND_MARK_PATH} />
      </svg>
      <span>{BRAND.name}</span>
    </Link>
  );
}
