import { GUARANTEE, PLAN_TEXTS } from '@longreturn/site/plans';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { IconCheck } from '../../ui/icons.tsx';
import { MetaRow } from '../../ui/meta-row.tsx';
import styles from './join-aside.module.css';

/** What a free account gives (docs/product.md: Listening positions, Newsletter, Accounts). */
const REASONS = [
  ['Resume on any device', 'Every episode continues where you stopped.'],
  ['Choose your newsletter', 'New episodes, new articles, or both.'],
  ['Keep control of your data', 'Download it or delete your account at any time.'],
] as const;

interface JoinAsideProps {
  title: string;
  /** A link to the form, if the form is on another page. */
  children?: ReactNode;
}

/** Reasons to create a free account, shown beside an account form. */
export function JoinAside({ title, children }: JoinAsideProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.reasons}>
        {REASONS.map(([reason, note]) => (
          <li key={reason}>
            <IconCheck />
            <span>
              <b>{reason}</b>
              {note}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** What members get on top of a free account, with the price and the guarantee. */
export function MembersAside() {
  const { memberFeatures } = useSite();
  return (
    <div>
      <h2>Members get more</h2>
      <MetaRow>
        {memberFeatures.slice(0, 4).map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </MetaRow>
      <p>{PLAN_TEXTS.both}.</p>
      <p>{GUARANTEE}.</p>
      <GoLink to="/membership">See membership</GoLink>
    </div>
  );
}
