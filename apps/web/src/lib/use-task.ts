import { useRef, useState } from 'react';
import { type Failure, readFailure } from './read-failure.ts';

interface Task<Given extends unknown[]> {
  busy: boolean;
  run: (...given: Given) => void;
}

/** What a button does: not twice at the same time, and a failure goes to `onFailure`. */
export function useTask<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  onFailure: (failure: Failure) => void,
): Task<Given> {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = async (...given: Given) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await act(...given).catch((error: unknown) => onFailure(readFailure(error)));
    underWay.current = false;
    setBusy(false);
  };
  return { busy, run: (...given) => void run(...given) };
}
