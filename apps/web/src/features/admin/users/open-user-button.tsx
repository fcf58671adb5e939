import type { AdminUser } from '@longreturn/contract/admin';
import styles from './open-user-button.module.css';
import { useOpenUser } from './use-open-user.ts';
import { USER_DRAWER } from './user-drawer-host.tsx';

/** A user's name, which opens their drawer. */
export function OpenUserButton({ user: { id, name, email } }: { user: Pick<AdminUser, 'id' | 'name' | 'email'> }) {
  const { open } = useOpenUser();
  const shown = name || email;
  return (
    <button
      type="button"
      data-opens-user={id}
      className={styles.button}
      aria-label={`Open ${shown}`}
      aria-haspopup="dialog"
      onPointerEnter={() => void USER_DRAWER.preload()}
      onFocus={() => void USER_DRAWER.preload()}
      onClick={() => open(id)}
    >
      {shown}
    </button>
  );
}
