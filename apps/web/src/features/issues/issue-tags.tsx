import type { IssueCard } from '@longreturn/contract/newsletter-issue';
import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { PremiumTag, Tag } from '../../ui/tag.tsx';

/** An issue's edition, and a badge if it is for members. */
export function IssueTags({
  issue: { edition, isPremium, isLocked },
}: {
  issue: Pick<IssueCard, 'edition' | 'isPremium' | 'isLocked'>;
}) {
  return (
    <>
      <Tag tone="outline">{EDITION_TEXTS[edition].title}</Tag>
      {isPremium ? <PremiumTag isLocked={isLocked} /> : null}
    </>
  );
}
