import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 2000;
const MAX_READS = 20;

interface Awaited<Data> {
  first: Data;
  /** Reads the data again. A failure is ignored. */
  read: () => Promise<Data>;
  isSettled: (data: Data) => boolean;
}

/**
 * Reads data every two seconds until it is settled, at most twenty times. `isLate` is true if the data isn't settled
 * after the last read; `again` starts over.
 */
export function useAwaited<Data>({ first, read, isSettled }: Awaited<Data>) {
  const [data, setData] = useState(first);
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const isDone = isSettled(data);

  const readOnce = useEffectEvent(async () => {
    const latest = await read().catch(() => undefined);
    if (latest !== undefined) setData(latest);
  });
  useEffect(() => {
    if (isDone) return;
    let reads = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const next = async () => {
      await readOnce();
      reads += 1;
      if (isLeft) return;
      if (reads === MAX_READS) setLateRound(round);
      else timer = setTimeout(() => void next(), PAUSE_MS);
    };
    void next();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isDone, round]);

  const isLate = lateRound === round && !isDone;
  return { data, isDone, isLate, again: () => setRound((now) => now + 1) };
}
