import type { PublicationState } from '@longreturn/contract/admin-content';
import { Tag } from '../../ui/tag.tsx';

/** The label of each state, in the order of an item's life. */
export const PUBLICATION_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} as const satisfies Record<PublicationState, string>;

const TONES = { draft: 'plain', scheduled: 'outline', published: 'green' } as const;

/** The badge of an episode or article. */
export function PublicationTag({ state }: { state: PublicationState }) {
  return <Tag tone={TONES[state]}>{PUBLICATION_LABELS[state]}</Tag>;
}
