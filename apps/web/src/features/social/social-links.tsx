import type { SocialLink } from '@longreturn/contract/site';
import type { ComponentType } from 'react';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconLinkedIn, IconPhoto, IconPod, IconShort, IconStream, IconVideo, IconX } from '../../ui/icons.tsx';
import styles from './social-links.module.css';

const ICONS: Record<SocialLink['kind'], ComponentType> = {
  spotify: IconStream,
  apple: IconPod,
  youtube: IconVideo,
  x: IconX,
  linkedin: IconLinkedIn,
  instagram: IconPhoto,
  tiktok: IconShort,
};

interface SocialLinksProps {
  /** 'default' has a heading, names and a tagline. 'compact' (one row in a drawer) and 'footer' show icons only. */
  variant?: 'default' | 'compact' | 'footer';
}

/** Links to the show's social profiles, each in a new tab. */
export function SocialLinks({ variant = 'default' }: SocialLinksProps) {
  if (variant !== 'default')
    return <Profiles className={classNames(styles.icons, variant === 'compact' && styles.compact)} named={false} />;
  return (
    <section aria-labelledby="follow">
      <h2 id="follow" className={styles.heading}>
        Follow & Subscribe
      </h2>
      <p className={styles.tagline}>One conversation a week, wherever you listen, watch or read.</p>
      <Profiles className={styles.grid} named />
    </section>
  );
}

interface ProfilesProps {
  className: string | undefined;
  /** Whether names are shown beside the icons. */
  named: boolean;
}

function Profiles({ className, named }: ProfilesProps) {
  const { socials } = useSite();
  return (
    <ul className={className}>
      {socials.map(({ kind, name, url }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <a href={url} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
              <Icon />
              {named ? name : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
