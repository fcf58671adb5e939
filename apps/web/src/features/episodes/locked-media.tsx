import type { Episode } from '@longreturn/contract/content';
import { Link } from '@tanstack/react-router';
import { useReader } from '../../lib/auth-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './locked-media.module.css';

interface LockedMediaProps {
  episode: Pick<Episode, 'slug' | 'title'>;
  /** The level of the panel's title, one below the card's title. */
  heading: 'h3' | 'h4';
}

/** Shown in a card in place of its locked media. Names the episode, and says how to join, renew or sign in. */
export function LockedMedia({ episode: { slug, title }, heading: Heading }: LockedMediaProps) {
  const reader = useReader();
  return (
    <div className={styles.panel}>
      <Heading className={styles.title}>Membership required</Heading>
      <p className={text.description}>Members can watch or listen to “{title}” here.</p>
      <div className={layout.row}>
        <ButtonLink to="/membership" variant="primary">
          {reader?.subscriptionStatus === 'ended' ? 'Renew membership' : 'Become a member'}
        </ButtonLink>
        {reader ? null : (
          <p className={text.meta}>
            Already a member?{' '}
            <Link to="/login" search={{ next: `/episodes/${slug}` }}>
              Sign in
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
