import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LazyCode } from '../lib/lazy-code.ts';
import { ListFailed } from './blank.tsx';

interface LazyPartProps<Props extends object> {
  code: LazyCode<Props>;
  /** What the part shows: 'trends'. */
  what: string;
  placeholder: ReactNode;
  /** Shows the part once it is loaded. */
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part of a page whose code loads separately. If it fails to load, an error and a retry button take its place. */
export function LazyPart<Props extends object>({ code, what, placeholder, children }: LazyPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => code.forgetFailure, [code]); // after a failure, the code loads again when the part is shown again
  const retry = async () => {
    code.forgetFailure();
    if (!(await code.preload())) await reloadIfReachable();
    setAttempt(attempt + 1);
  };
  return (
    <CatchBoundary
      getResetKey={() => attempt}
      errorComponent={() => <ListFailed what={what} onRetry={() => void retry()} />}
    >
      <Suspense fallback={placeholder}>{children(code.Part)}</Suspense>
    </CatchBoundary>
  );
}

/**
 * Reloads the page if the server responds. Browsers remember code that failed to load, and after an update of the site
 * the code has another URL, so only a reload helps. If there is unsaved text, the browser asks before it reloads.
 */
async function reloadIfReachable(): Promise<void> {
  const response = await fetch('/healthz').catch(() => undefined);
  if (response?.ok) window.location.reload();
}
