import type { User } from '@longreturn/contract/account';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './security-section.module.css';

const loadDialog = () => import('./delete-account-dialog.tsx');
const DeleteAccountDialog = lazy(loadDialog);

/** The way out: what we keep of a person, to take along or to delete. */
export function AccountSection({ user }: { user: Pick<User, 'passwordChangedAt' | 'email'> }) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <ProfileSection title="Your data">
      <div className={styles.row}>
        <div>
          <b>Export</b>
          <p>Everything we store about you, in one file.</p>
        </div>
        <ButtonAnchor href="/api/auth/export" download="account.json">
          Download my data
        </ButtonAnchor>
      </div>
      <div className={styles.row}>
        <div>
          <b>Delete account</b>
          <p>Irreversible. It also ends your newsletter.</p>
        </div>
        <Button
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setDialog('open')}
        >
          Delete account
        </Button>
      </div>
      {dialog === 'unasked' ? null : (
        <Suspense fallback={null}>
          <DeleteAccountDialog opened={dialog === 'open'} user={user} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
