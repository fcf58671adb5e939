import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../modals/confirm.tsx';
import type { Uploads } from './use-uploads.ts';

const QUESTION = {
  title: 'Cancel the uploads?',
  text: 'Files are still being uploaded. If you leave this page, they won’t be in the library.',
  confirm: 'Cancel uploads',
  cancel: 'Stay',
};

/** Asks before the user leaves the dashboard during an upload. If they close the page, the browser asks. */
export function UploadGuard({ uploads: { list } }: { uploads: Pick<Uploads, 'list'> }) {
  const isSending = list.some(({ state }) => state.is === 'sending');
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isSending && current.pathname !== next.pathname && !(await confirm(QUESTION)),
    enableBeforeUnload: () => isSending,
  });
  return null;
}
