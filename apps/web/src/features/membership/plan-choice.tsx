import type { Plan, PlanId } from '@longreturn/contract/membership';
import { Radio, Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconCheck } from '../../ui/icons.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './plan-choice.module.css';

interface PlanChoiceProps {
  plans: readonly Plan[];
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
}

/** The switch between monthly and annual payment, and a card for each plan. */
export function PlanChoice({ plans, plan, onChoose }: PlanChoiceProps) {
  const toggle = useRef<HTMLInputElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const chosen = toggle.current?.checked ? 'annual' : 'monthly';
    if (chosen !== plan) onChoose(chosen);
  });
  // The reader may have used the switch before hydration.
  useEffect(() => takeEarlyChoice(), []);
  return (
    <>
      <div className={styles.billing}>
        <span className={plan === 'annual' ? styles.other : undefined} aria-hidden="true">
          Monthly
        </span>
        <Switch
          ref={toggle}
          aria-label="Annual billing"
          label={<span className={plan === 'annual' ? undefined : styles.other}>Annual</span>}
          checked={plan === 'annual'}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? 'annual' : 'monthly')}
        />
      </div>
      <Radio.Group
        label="Plan"
        labelProps={{ className: 'visually-hidden' }}
        value={plan}
        onChange={(id) => onChoose(id as PlanId)} // the value of a card below
      >
        <div className={styles.plans}>
          {plans.map((one) => (
            <PlanCard key={one.id} plan={one} isChosen={one.id === plan} />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}

const SHOWN_FEATURES = 3;

interface PlanCardProps {
  plan: Plan;
  isChosen: boolean;
}

function PlanCard({ plan, isChosen }: PlanCardProps) {
  const { id, name, displayPrice, interval, savings, displayMonthly, features } = plan;
  const more = features.length - SHOWN_FEATURES;
  return (
    <Radio.Card unstyled className={styles.plan} value={id} tabIndex={isChosen ? 0 : -1}>
      <span className={styles.top}>
        <span className={styles.name}>{name}</span>
        {savings === undefined ? null : <Tag tone="green">{savings}</Tag>}
        <span className={styles.dot} />
      </span>
      <span className={styles.price}>
        {displayPrice}
        <small>/{interval}</small>
      </span>
      <span className={styles.monthly}>{displayMonthly ?? 'Billed every month'}</span>
      <span className={styles.features}>
        {features.slice(0, SHOWN_FEATURES).map((feature) => (
          <span key={feature} className={styles.feature}>
            <IconCheck /> {feature}
          </span>
        ))}
        {more > 0 ? <span className={styles.more}>+{more} more features</span> : null}
      </span>
    </Radio.Card>
  );
}
