import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the profile: a rule, the title on the left and the content on the right. */
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
