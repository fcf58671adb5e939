import { MESSAGES } from '@longreturn/contract/messages';
import { GUARANTEE, PLAN_TEXTS } from '@longreturn/site/plans';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useReader } from '../lib/auth-provider.tsx';
import { useSite } from '../lib/use-site.ts';
import { LockNote } from './access-note.tsx';
import { ButtonLink } from './button.tsx';
import { IconCheck } from './icons.tsx';
import styles from './paywall.module.css';
import text from './text.module.css';

/** How many features of a membership are listed. */
const MAX_FEATURES = 4;

interface PaywallProps {
  /** The amber line above the title, which says that members have access. */
  note?: string;
  /** Names what is locked: 'The rest of “Senescence, Sorted”'. */
  title: string;
  /** What exactly members get here, in a sentence or two. */
  text: string;
  /** What a membership includes, the most relevant first. By default, the list in the site's settings. */
  features?: readonly string[] | undefined;
  /** The path of the current page, which opens again after the reader has signed in. */
  path: string;
  /** The level of the title: 'h3' if the heading before the paywall is an h2. */
  heading?: 'h2' | 'h3';
}

/** Says what is locked, what a membership includes and costs, and how to join, renew or sign in. */
export function Paywall({
  note = MESSAGES.premium,
  title,
  text: behind,
  features,
  path,
  heading: Heading = 'h2',
}: PaywallProps) {
  const id = useId();
  const { memberFeatures } = useSite();
  return (
    <section className={styles.paywall} aria-labelledby={id}>
      <LockNote>{note}</LockNote>
      <Heading id={id}>{title}</Heading>
      <p className={styles.text}>{behind}</p>
      <div className={styles.membership}>
        <p className={text.meta}>Every membership includes</p>
        <ul className={styles.features}>
          {(features ?? memberFeatures).slice(0, MAX_FEATURES).map((feature) => (
            <li key={feature}>
              <IconCheck />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </div>
      <Joining path={path} />
    </section>
  );
}

/** The button to join or renew, the price, and the link to sign in. */
function Joining({ path }: Pick<PaywallProps, 'path'>) {
  const reader = useReader();
  const hasLapsed = reader?.subscriptionStatus === 'ended';
  return (
    <>
      {hasLapsed ? <p className={styles.ended}>Your membership has ended.</p> : null}
      <div className={styles.row}>
        <ButtonLink to="/membership" variant="primary" size="lg">
          {hasLapsed ? 'Renew membership' : 'Become a member'}
        </ButtonLink>
        <p className={styles.price}>
          <b>{PLAN_TEXTS.both}</b>
          <span>{GUARANTEE}</span>
        </p>
      </div>
      {reader ? null : (
        <p className={text.meta}>
          Already a member?{' '}
          <Link to="/login" search={{ next: path }}>
            Sign in
          </Link>
        </p>
      )}
    </>
  );
}
