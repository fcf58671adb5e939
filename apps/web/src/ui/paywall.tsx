import { useId } from 'react';
import { useReader } from '../lib/auth-provider.tsx';
import { stringifySearch } from '../lib/search-schema.ts';
import { LockNote } from './access-note.tsx';
import { ButtonLink } from './button.tsx';
import { IconCheck } from './icons.tsx';
import styles from './paywall.module.css';
import text from './text.module.css';

interface PaywallProps {
  /** The amber line above the title, which names the kind of content. */
  note?: string;
  /** One sentence about the locked content. */
  text: string;
  /** What members get, in a few words each. */
  features: readonly string[];
  /** The prices: '$16.25/month, or $13/month billed annually'. */
  price?: string | undefined;
  /** The path of the current page, which opens again after login. */
  path: string;
}

/**
 * Says that the rest of the content requires a membership, with the features, the price and links to join, renew or log
 * in.
 */
export function Paywall({ note = 'Premium content', text: behind, features, price, path }: PaywallProps) {
  const id = useId();
  const reader = useReader();
  const hasLapsed = reader?.subscriptionStatus === 'ended';
  return (
    <section className={styles.paywall} aria-labelledby={id}>
      <LockNote>{note}</LockNote>
      <h2 id={id}>Membership required</h2>
      <p className={styles.text}>
        {hasLapsed ? 'Your membership has ended. ' : ''}
        {behind}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ButtonLink to="/membership" variant="primary" size="lg">
          {hasLapsed ? 'Renew membership' : 'Become a member'}
        </ButtonLink>
        {price ? <span className={text.meta}>{price}</span> : null}
      </div>
      {reader ? null : (
        <p className={text.meta}>
          Already a member? <a href={`/login${stringifySearch({ next: path })}`}>Login</a>
        </p>
      )}
    </section>
  );
}
