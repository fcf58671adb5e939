import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the profile: ink rule, title at the left, content at the right. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={classNames(layout.grid, styles.section)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
