import { Tag } from '../../../../ui/tag.tsx';
import type { IssueState } from './issue-state.ts';

const TAGS = {
  draft: <Tag tone="plain">Draft</Tag>,
  scheduled: <Tag tone="outline">Scheduled</Tag>,
  sending: <Tag tone="outline">Sending</Tag>,
  stalled: <Tag tone="danger">Interrupted</Tag>,
  sent: <Tag tone="green">Sent</Tag>,
} as const satisfies Record<IssueState, unknown>;

/** The badge of an issue. */
export function IssueTag({ state }: { state: IssueState }) {
  return TAGS[state];
}
