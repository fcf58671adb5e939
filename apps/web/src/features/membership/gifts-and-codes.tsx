import type { PlanId, Plans } from '@longreturn/contract/membership';
import { useSearch } from '@tanstack/react-router';
import { Section } from '../../ui/section.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './gifts-and-codes.module.css';
import { GiveButton } from './give-button.tsx';
import { membershipSearch } from './membership-search.ts';

const PERIODS: Record<PlanId, string> = { monthly: 'Give one month', annual: 'Give one year' };

/** Memberships for other people, and the field for a group code. Gifts are paid through Stripe only. */
export function GiftsAndCodes({ plans: { plans, providers } }: { plans: Plans }) {
  const { code, plan, checkout } = membershipSearch(useSearch({ from: '/membership/' }));
  const canGive = providers.some(({ name, configured }) => name === 'stripe' && configured);
  return (
    <Section title="Gifts and codes" head="beside">
      <div className={styles.two}>
        <div className={styles.part}>
          <h3>Give a membership</h3>
          <p>
            Pay once, by card. After the payment we show you a link to pass on, and we also email it to you. The gift
            begins when it is redeemed, and doesn’t renew.
          </p>
          {canGive ? (
            <div className={styles.buttons}>
              {plans.map(({ id, displayPrice }) => (
                <GiveButton
                  key={id}
                  plan={id}
                  label={`${PERIODS[id]}, ${displayPrice}`}
                  isBack={checkout === 'resume' && plan === id}
                />
              ))}
            </div>
          ) : (
            <p>Gifts are not available at the moment.</p>
          )}
        </div>
        <div className={styles.part}>
          <h3>Redeem a code</h3>
          <p>Your company, school or event may have given you a code for a membership.</p>
          <CodeForm key={code} code={code} />
        </div>
      </div>
    </Section>
  );
}
