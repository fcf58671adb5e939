import type { AdminUserDetails, UserEntitlement } from '@longreturn/contract/admin-users';
import { useState } from 'react';
import { takeFocus } from '../../../lib/form-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { FormPanel } from '../form-panel.tsx';
import { Moment } from '../moment.tsx';
import { useTabsPage } from '../tabs-page.ts';
import { CompForm } from './comp-form.tsx';
import { EndMembershipButton } from './end-membership-button.tsx';
import styles from './user-entries.module.css';
import { membershipState, SOURCES } from './user-texts.ts';

type MembershipsOf = Pick<AdminUserDetails, 'id' | 'role' | 'entitlements'>;

/** A user's memberships with their reasons, and the form that gives a complimentary membership. */
export function UserMemberships({ user }: { user: MembershipsOf }) {
  const [form, setForm] = useState<'first' | 'open' | 'closed'>('first');
  const give = (
    <Button size="sm" ref={form === 'closed' ? takeFocus : undefined} onClick={() => setForm('open')}>
      Give membership
    </Button>
  );
  return (
    <AdminPanel level={3} title="Membership" aside={form === 'open' ? null : give}>
      {form === 'open' ? (
        <FormPanel title="Complimentary membership">
          <CompForm userId={user.id} note={compNote(user)} onEnd={() => setForm('closed')} />
        </FormPanel>
      ) : null}
      {user.entitlements.length === 0 ? <p className={styles.none}>No memberships</p> : null}
      <ul>
        {user.entitlements.map((entitlement) => (
          <Membership key={entitlement.id} userId={user.id} entitlement={entitlement} />
        ))}
      </ul>
    </AdminPanel>
  );
}

function compNote({ role, entitlements }: MembershipsOf): string | undefined {
  if (role === 'editor' || role === 'admin') return 'The membership doesn’t change the role of an editor or admin.';
  const hasComp = entitlements.some(({ source, isActive }) => source === 'comp' && isActive);
  return hasComp ? 'This replaces the current complimentary membership.' : undefined;
}

function Membership({ userId, entitlement }: { userId: string; entitlement: UserEntitlement }) {
  const { now } = useTabsPage();
  const { id, source, reason, from, endedAt, canEnd, grantedBy } = entitlement;
  const state = membershipState(entitlement, now);
  const isFree = source === 'comp' || source === 'gift';
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <b>
          {SOURCES[source]} <Tag tone={state.tone}>{state.text}</Tag>
        </b>
        {canEnd ? <EndMembershipButton userId={userId} id={id} kind={SOURCES[source]} /> : null}
      </div>
      <AdminFacts
        facts={[
          ['Reason', reason],
          ['Granted by', grantedBy?.name],
          ['From', <Moment key="from" iso={from} />],
          [isFree ? 'Until' : 'Paid through', untilFact(entitlement)],
          ['Ended', endedAt ? <Moment key="ended" iso={endedAt} /> : null],
        ]}
      />
    </li>
  );
}

function untilFact({ paidThrough, endedAt }: Pick<UserEntitlement, 'paidThrough' | 'endedAt'>) {
  if (paidThrough) return <Moment iso={paidThrough} />;
  return endedAt ? null : 'No end date';
}
