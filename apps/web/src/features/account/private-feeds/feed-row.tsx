import { formatDate } from '@longreturn/contract/format-time';
import type { OwnFeed } from '@longreturn/contract/private-feeds';
import { Button } from '@mantine/core';
import { relativeTime } from '../../../lib/relative-time.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import layout from '../../../ui/layout.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { confirmAction } from '../../modals/confirm-action.tsx';
import security from '../security-section.module.css';
import type { NewUrl } from './new-url-panel.tsx';
import { useFeedChanges } from './use-feed-changes.ts';

interface FeedRowProps {
  feed: OwnFeed;
  now: string;
  /** False for a lapsed member, and while the page shows the feed's new URL. */
  canRotate: boolean;
  /** Called with the new URL after the feed was rotated. */
  onRotated: (feed: NewUrl) => void;
  onRevoked: (id: string) => void;
}

/** A private feed with its last use, and the buttons that rotate and revoke it. */
export function FeedRow({ feed, now, canRotate, onRotated, onRevoked }: FeedRowProps) {
  const { id, name, createdAt, lastUsedAt, hasUrl } = feed;
  const { revoke } = useFeedChanges(feed);
  const askToRevoke = () =>
    confirmAction({
      title: 'Revoke this feed?',
      text: `The URL of “${name}” stops working at once, and the feed is removed from this list.`,
      verb: 'Revoke feed',
      run: revoke,
      onDone: () => onRevoked(id),
    });
  return (
    <li className={security.row}>
      <div>
        <b>
          {name} {hasUrl ? null : <Tag tone="danger">Needs a new URL</Tag>}
        </b>
        <p>
          Added on {formatDate(createdAt)} ·{' '}
          {lastUsedAt === null ? 'Not used yet' : `Last used ${relativeTime(lastUsedAt, now)}`}
        </p>
      </div>
      <div className={layout.row}>
        {canRotate ? <NewUrlButton feed={feed} onRotated={onRotated} /> : null}
        <Button size="sm" aria-label={`Revoke ${name}`} onClick={askToRevoke}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

/** Rotates the feed. Asks for confirmation first if there is a URL that would stop working. */
function NewUrlButton({ feed, onRotated }: Pick<FeedRowProps, 'feed' | 'onRotated'>) {
  const { rotate, isRotating } = useFeedChanges(feed);
  const { name, hasUrl } = feed;
  let made: NewUrl | undefined;
  const run = async () => {
    made = await rotate();
  };
  const show = () => made && onRotated(made);
  const ask = () =>
    confirmAction({
      title: 'Make a new URL?',
      text: `The old URL of “${name}” stops working at once. Your podcast app then needs the new one.`,
      verb: 'Make a new URL',
      variant: 'primary',
      run,
      onDone: show,
    });
  if (hasUrl) {
    return (
      <Button size="sm" aria-label={`New URL for ${name}`} aria-haspopup="dialog" onClick={ask}>
        New URL
      </Button>
    );
  }
  return (
    <ActionButton
      size="sm"
      variant="primary"
      label="Make a new URL"
      busyLabel="Processing..."
      busy={isRotating}
      aria-label={`Make a new URL for ${name}`}
      onClick={() => void run().then(show, () => undefined)}
    />
  );
}
