import type { User } from '@longreturn/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { leaveFor } from '../../lib/leave-for.ts';
import { trpc } from '../../lib/trpc.ts';
import { playerState } from '../player/player-state.ts';
import { showStoredToast, storeToast, type Toast } from '../toasts/show-toast.ts';
import { forgetFormerReader } from './forget-former-reader.ts';

interface SignedIn {
  user: User;
  /** The path to open. */
  path: string;
  /** The toast that the opened page shows. */
  toast: Toast;
}

/**
 * Returns a function that opens a page after the user has signed in. Normally it loads the whole page. While an episode
 * plays, it navigates in the app, so that the audio continues, and drops the data that was read before the login.
 */
export function useOpenSignedIn(): (given: SignedIn) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { auth, content } = trpc.useUtils();
  return async ({ user, path, toast }) => {
    storeToast(toast);
    if (!playerState().isPlaying) await leaveFor(path);
    forgetFormerReader({ queryClient, auth, content }, user);
    router.clearCache();
    await router.navigate({ href: path });
    showStoredToast();
  };
}
