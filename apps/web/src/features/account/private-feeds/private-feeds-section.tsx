import type { User } from '@longreturn/contract/account';
import { LIMITS } from '@longreturn/contract/limits';
import type { OwnFeed } from '@longreturn/contract/private-feeds';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { GoLink } from '../../../ui/go-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import text from '../../../ui/text.module.css';
import { ProfileSection } from '../profile-section.tsx';
import security from '../security-section.module.css';
import { AddFeedForm } from './add-feed-form.tsx';
import { FeedRow } from './feed-row.tsx';
import { type NewUrl, NewUrlPanel } from './new-url-panel.tsx';

interface PrivateFeedsSectionProps {
  user: Pick<User, 'role'>;
  now: string;
}

/** The user's private feeds. Emails link to this section. */
export function PrivateFeedsSection({ user: { role }, now }: PrivateFeedsSectionProps) {
  const { data: feeds, refetch } = trpc.membership.feeds.own.useQuery();
  const hasAccess = role === 'member' || role === 'editor' || role === 'admin';
  return (
    <ProfileSection anchor="private-feeds" title="Private podcast feeds">
      {feeds ? (
        <Feeds feeds={feeds} hasAccess={hasAccess} now={now} />
      ) : (
        <div>
          <Button onClick={() => void refetch()}>Failed to read your private feeds. Try again</Button>
        </div>
      )}
    </ProfileSection>
  );
}

interface FeedsProps {
  feeds: OwnFeed[];
  hasAccess: boolean;
  now: string;
}

function Feeds({ feeds, hasAccess, now }: FeedsProps) {
  const [made, setMade] = useState<NewUrl>();
  const [isBack, setBack] = useState(false);
  const forget = (id: string) => setMade((shown) => (shown?.id === id ? undefined : shown));
  const closePanel = () => {
    setMade(undefined);
    setBack(true);
  };
  if (!hasAccess && feeds.length === 0) return <ForMembers />;
  return (
    <>
      {hasAccess ? <Explanation feeds={feeds} /> : <Paused feeds={feeds} />}
      {feeds.length === 0 ? null : (
        <ul className={security.list}>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              {...{ feed, now }}
              canRotate={hasAccess && feed.id !== made?.id}
              onRotated={setMade}
              onRevoked={forget}
            />
          ))}
        </ul>
      )}
      {made ? <NewUrlPanel key={made.url} feed={made} onDone={closePanel} /> : null}
      {hasAccess && !made && feeds.length < LIMITS.feedsOfUser ? (
        <AddFeedForm takesFocus={isBack} onCreated={setMade} />
      ) : null}
    </>
  );
}

function Explanation({ feeds }: Pick<FeedsProps, 'feeds'>) {
  if (feeds.length >= LIMITS.feedsOfUser) {
    return <p className={text.description}>You have {feeds.length} feeds. To add another device, revoke one first.</p>;
  }
  return (
    <p className={text.description}>
      Listen to every episode, ad-free where available, in your podcast app. Each device gets its own feed, so you can
      replace one and keep the others.
    </p>
  );
}

function Paused({ feeds }: Pick<FeedsProps, 'feeds'>) {
  return (
    <Notice title="Your private feeds are paused" action={<GoLink to="/membership">Renew your membership</GoLink>}>
      {pausedText(feeds)}
    </Notice>
  );
}

function pausedText(feeds: readonly OwnFeed[]): string {
  if (feeds.every(({ hasUrl }) => hasUrl)) return 'They stay in your podcast apps and work again as soon as you renew.';
  if (feeds.some(({ hasUrl }) => hasUrl)) {
    return 'Feeds that have a URL work again as soon as you renew. After that, make a new URL for the others.';
  }
  return 'After you renew, make a new URL for each feed and add it to your podcast app.';
}

function ForMembers() {
  return (
    <>
      <p className={text.description}>
        Members listen to every episode, ad-free where available, in their own podcast app.
      </p>
      <GoLink to="/membership">See the membership</GoLink>
    </>
  );
}
