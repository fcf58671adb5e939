import { lazyCode } from '../../lib/lazy-code.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { MEMBER_QUESTIONS } from './member-questions-code.ts';

const ASK_THE_HOSTS = lazyCode(async () => (await import('./ask-the-hosts.tsx')).AskTheHosts);

/** The section 'Ask the hosts' of the AMA episodes. Other pages don't load its code. */
export function AmaSection() {
  return (
    <LazyPart code={ASK_THE_HOSTS} what="the questions" placeholder={<LoadingNote text="Loading questions..." />}>
      {(AskTheHosts) => <AskTheHosts />}
    </LazyPart>
  );
}

/**
 * Loads the section's code before the page renders, because the server and hydration don't wait for lazy components.
 */
export async function loadAma({ utils }: Pick<ApiContext, 'utils'>): Promise<void> {
  const isForMembers = Boolean(utils.content.ama.summary.getData()?.questions);
  await Promise.all([ASK_THE_HOSTS.preload(), isForMembers && MEMBER_QUESTIONS.preload()]);
}
