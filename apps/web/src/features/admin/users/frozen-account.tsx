import type { AdminUserDetails } from '@longreturn/contract/admin-users';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { Moment } from '../moment.tsx';
import { UnfreezeButton } from './unfreeze-button.tsx';

interface FrozenAccountProps {
  user: Pick<AdminUserDetails, 'id' | 'email' | 'alert'>;
  frozenAt: string;
}

/** Why an account is frozen, with a button to unfreeze it. */
export function FrozenAccount({ user: { id, email, alert }, frozenAt }: FrozenAccountProps) {
  return (
    <AdminPanel level={3} title="Account frozen" aside={<UnfreezeButton userId={id} email={email} />}>
      <AdminFacts
        facts={[
          ['Since', <Moment key="since" iso={frozenAt} />],
          ['Reason', alert?.reason],
          ['Last failed', alert?.lastFailedLoginIp],
        ]}
      />
    </AdminPanel>
  );
}
