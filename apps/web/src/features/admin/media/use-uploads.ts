import type { MediaFile } from '@longreturn/contract/media-library';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../toasts/show-toast.ts';
import { hasSessionEnded } from '../has-session-ended.ts';
import { checkPick, type PickLimits, uploadFailedToast } from './check-pick.ts';
import { type Sending, sendFile, uploadProblem } from './send-file.ts';

/** A file that is being uploaded, that failed to upload or that was rejected. */
export interface Upload {
  id: number;
  file: File;
  state: { is: 'sending'; percent: number } | { is: 'failed'; reason: string } | { is: 'refused'; reason: string };
  controller: AbortController;
  /** Called with the new file of the library. */
  onUploaded: (file: MediaFile) => unknown;
}

export interface Uploads {
  list: readonly Upload[];
  /** Uploads files that were picked. Shows a toast if some of them can't be uploaded. */
  start: (files: readonly File[], limits: PickLimits, onUploaded: Upload['onUploaded']) => void;
  retry: (upload: Upload) => void;
  /** Cancels an upload, or removes one that failed. */
  remove: (upload: Upload) => void;
}

/** Uploads files to the library, several at once. Removes an upload from the list when its file is in the library. */
export function useUploads(): Uploads {
  const { client } = trpc.useUtils();
  const upload = useMutation({
    mutationFn: async ({ onUploaded, ...sending }: Sending & Pick<Upload, 'onUploaded'>) =>
      onUploaded(await sendFile(client, sending)),
  });
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const cancelAll = useEffectEvent(() => {
    for (const { controller } of list) controller.abort();
  });
  useEffect(() => () => cancelAll(), []);

  const setState = (id: number, state: Upload['state']) =>
    setList((all) => all.map((each) => (each.id === id ? { ...each, state } : each)));
  const forget = (id: number) => setList((all) => all.filter((each) => each.id !== id));

  const run = async ({ id, file, controller: { signal }, onUploaded }: Upload) => {
    try {
      const onProgress = (percent: number) => setState(id, { is: 'sending', percent });
      await upload.mutateAsync({ file, signal, onProgress, onUploaded });
      forget(id);
    } catch (error) {
      if (signal.aborted) return;
      setState(id, { is: 'failed', reason: uploadProblem(error) });
      if (!hasSessionEnded(error)) showToast(uploadFailedToast(file)); // if the session has ended, a dialog says so
    }
  };
  const add = (file: File, state: Upload['state'], onUploaded: Upload['onUploaded']): Upload => {
    lastId.current += 1;
    return { id: lastId.current, file, state, onUploaded, controller: new AbortController() };
  };
  return {
    list,
    start: (files, limits, onUploaded) => {
      const { accepted, refused, toast } = checkPick(files, limits);
      if (toast) showToast(toast);
      const started = accepted.map((file) => add(file, { is: 'sending', percent: 0 }, onUploaded));
      const others = refused.map(({ file, reason }) => add(file, { is: 'refused', reason }, onUploaded));
      setList((all) => [...all.filter(({ state }) => state.is !== 'refused'), ...started, ...others]);
      for (const each of started) void run(each);
    },
    retry: (failed) => {
      setState(failed.id, { is: 'sending', percent: 0 });
      void run(failed);
    },
    remove: ({ id, controller }) => {
      controller.abort();
      forget(id);
    },
  };
}
