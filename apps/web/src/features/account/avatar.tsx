import type { User } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import { useState } from 'react';
import styles from './avatar.module.css';
import { initials } from './initials.ts';

/** A user's picture or initials. Decorative, as the name is beside it. */
export function Avatar({ user: { name, profile } }: { user: Pick<User, 'name' | 'profile'> }) {
  const [failed, setFailed] = useState<string>();
  const { avatarUrl } = profile;
  if (avatarUrl === null || avatarUrl === failed) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  const size = LIMITS.avatarPixels;
  return (
    <img
      className={styles.avatar}
      src={avatarUrl}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setFailed(avatarUrl)}
    />
  );
}
