import type { ReactNode } from 'react';
import { useReader } from '../lib/auth-provider.tsx';
import styles from './access-note.module.css';
import { IconCheck, IconLock } from './icons.tsx';
import { PremiumTag } from './tag.tsx';

interface AccessNoteProps {
  item: { isPremium: boolean; isLocked: boolean };
  /** Shown while the reader has no access to the item. */
  locked: ReactNode;
  /** Whether the item already has a Premium badge. */
  isTagged?: boolean;
}

/**
 * Says on a card whether the reader has access to a premium item. Without access, shows `locked`; members are told that
 * their membership includes the item. Editors and admins see only a Premium badge. Renders nothing for free items.
 */
export function AccessNote({ item: { isPremium, isLocked }, locked, isTagged = false }: AccessNoteProps) {
  if (!isPremium) return null;
  if (isLocked) return locked;
  const badge = (
    <p>
      <PremiumTag isLocked={false} />
    </p>
  );
  return <Included badge={isTagged ? null : badge} />;
}

/**
 * A badge that says whether the reader has access to a premium item, for headings and lists without room for a note.
 */
export function AccessTag({ item: { isPremium, isLocked } }: Pick<AccessNoteProps, 'item'>) {
  if (!isPremium) return null;
  const badge = <PremiumTag isLocked={isLocked} />;
  return isLocked ? badge : <Included badge={badge} />;
}

/** Tells members that the item is part of their membership. Editors and admins, who need no membership, see `badge`. */
function Included({ badge }: { badge: ReactNode }) {
  if (useReader()?.role !== 'member') return badge;
  return (
    <span className={styles.included}>
      <IconCheck />
      Included in your membership
    </span>
  );
}

/** An amber note for members' content: 'Requires membership to access', 'Membership required'. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <IconLock />
      {children}
    </p>
  );
}
