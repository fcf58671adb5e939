import type { OwnFeed } from '@longreturn/contract/private-feeds';
import { trpc } from '../../../lib/trpc.ts';
import { failureToast, showToast } from '../../toasts/show-toast.ts';
import type { NewUrl } from './new-url-panel.tsx';

/** Returns functions that rotate and revoke a private feed of the user. Both then reload the list of feeds. */
export function useFeedChanges({ id, name }: OwnFeed): {
  rotate: () => Promise<NewUrl>;
  isRotating: boolean;
  revoke: () => Promise<unknown>;
} {
  const { own } = trpc.useUtils().membership.feeds;
  const rotate = trpc.membership.feeds.rotate.useMutation({ onError: failureToast('New URL not made') });
  const revoke = trpc.membership.feeds.delete.useMutation({
    onSuccess: () => showToast({ title: 'Feed revoked', message: name, tone: 'good' }),
    onError: failureToast('Feed not revoked'),
  });
  return {
    rotate: async () => {
      const { url } = await rotate.mutateAsync({ id });
      await own.invalidate();
      return { id, name, url };
    },
    isRotating: rotate.isPending,
    revoke: async () => {
      await revoke.mutateAsync({ id });
      await own.invalidate();
    },
  };
}
