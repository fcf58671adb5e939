import type { RenditionKind } from '@longreturn/contract/listening';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { type ApiClient, trpc } from '../../../../lib/trpc.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { useAdminRefresh } from '../../use-admin-change.ts';
import { audioProblem } from './check-audio.ts';
import { idOf, sendAudio } from './send-audio.ts';

type UploadState =
  | { is: 'idle' }
  | { is: 'sending' | 'paused'; name: string; percent: number }
  | { is: 'failed'; name: string; percent: number; reason: string }
  | { is: 'checking'; name: string };

const IDLE: UploadState = { is: 'idle' };
const CHECK_MS = 1000;

/** Returns the upload of a rendition: its state and the actions of its buttons. Leaving the form pauses the upload. */
export function useAudioUpload(episodeId: string, kind: RenditionKind) {
  const { client } = trpc.useUtils();
  const refresh = useAdminRefresh();
  const [state, setState] = useState<UploadState>(IDLE);
  const [isNew, setNew] = useState(false);
  const upload = useRef<Upload>(null);
  const isShown = useShown(() => void upload.current?.abort());

  const check = async (name: string, uploadId: string) => {
    setState({ is: 'checking', name });
    const isAccepted = await outcomeOf(client, { episodeId, uploadId, isWaiting: () => isShown.current });
    if (isAccepted) showToast({ title: 'Audio uploaded!', tone: 'good' });
    setNew(isAccepted === true);
    await refresh();
    setState(IDLE);
  };
  const start = async (file: File) => {
    const { name } = file;
    const problem = audioProblem(file);
    if (problem) return showToast({ title: 'Upload failed', message: problem, tone: 'bad' });
    setState({ is: 'sending', name, percent: 0 });
    upload.current = await sendAudio({
      ...{ file, episodeId, kind },
      onProgress: (percent) => setState(progressed(name, percent)),
      onFailure: (reason) => setState(failed(name, reason)),
      onSent: (uploadId) => void check(name, uploadId),
    });
    if (!isShown.current) await upload.current.abort();
  };
  return {
    state,
    /** Whether the rendition was uploaded since the form was opened. */
    isNew,
    start: (file: File) => void start(file),
    pause: () => {
      void upload.current?.abort();
      setState((now) => (now.is === 'sending' ? { ...now, is: 'paused' } : now));
    },
    resume: () => {
      upload.current?.start();
      setState((now) => ('percent' in now ? { is: 'sending', name: now.name, percent: now.percent } : now));
    },
    cancel: async () => {
      const cancelled = upload.current;
      setState(IDLE);
      await cancelled?.abort();
      const id = cancelled ? idOf(cancelled) : '';
      // If this call fails, a daily job deletes the upload.
      if (id) await client.admin.audio.cancelUpload.mutate({ id }).catch(() => undefined);
      await refresh();
    },
  };
}

type Change = (now: UploadState) => UploadState;

const progressed =
  (name: string, percent: number): Change =>
  (now) =>
    now.is === 'paused' ? { ...now, percent } : { is: 'sending', name, percent };

const failed =
  (name: string, reason: string): Change =>
  (now) => ({ is: 'failed', name, percent: 'percent' in now ? now.percent : 0, reason });

/** Returns a ref that says whether the component is still shown. Calls `onLeave` when the component is removed. */
function useShown(onLeave: () => void) {
  const isShown = useRef(true);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);
  return isShown;
}

interface CheckedUpload {
  episodeId: string;
  uploadId: string;
  isWaiting: () => boolean;
}

/**
 * Waits until the server has checked a file, and returns whether the file is audio. Returns undefined if the user has
 * left.
 */
async function outcomeOf(client: ApiClient, { episodeId, uploadId, isWaiting }: CheckedUpload) {
  while (isWaiting()) {
    const listed = await client.admin.audio.list.query({ id: episodeId }).catch(() => undefined);
    const pending = listed?.uploads.find(({ id }) => id === uploadId);
    if (listed && !pending) return true;
    if (pending && pending.failure !== null) return false;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
  return undefined;
}

export type AudioUploading = ReturnType<typeof useAudioUpload>;
