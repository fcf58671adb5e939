import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../modals/confirm.tsx';

const QUESTION = {
  title: 'Cancel the uploads?',
  confirm: 'Cancel uploads',
  cancel: 'Stay',
};

interface UploadGuardProps {
  isSending: boolean;
  /** What happens if the user leaves. */
  text: string;
}

/** Asks before the user leaves the dashboard during an upload. If they close the page, the browser asks. */
export function UploadGuard({ isSending, text }: UploadGuardProps) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isSending && current.pathname !== next.pathname && !(await confirm({ ...QUESTION, text })),
    enableBeforeUnload: () => isSending,
  });
  return null;
}
