import type { User } from '@longreturn/contract/account';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { loadModals, openModal } from '../modals/modal-host.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './security-section.module.css';

const MODAL_ID = 'delete-account';

/** Buttons to download the user's data or delete the account. */
export function AccountSection({ user }: { user: Pick<User, 'passwordChangedAt' | 'email'> }) {
  const askToDelete = () =>
    openModal(({ openModal: open, closeModal }) =>
      open({
        modalId: MODAL_ID,
        title: 'Delete your account?',
        children: <DeleteAccountForm user={user} onCancel={() => closeModal(MODAL_ID)} />,
      }),
    );
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
          <p>This can’t be undone. It also ends your membership and unsubscribes you from the newsletter.</p>
        </div>
        <Button
          aria-haspopup="dialog"
          onPointerEnter={() => void loadModals()}
          onFocus={() => void loadModals()}
          onClick={askToDelete}
        >
          Delete account
        </Button>
      </div>
    </ProfileSection>
  );
}
