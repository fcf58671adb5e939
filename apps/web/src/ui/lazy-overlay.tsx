import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { LazyCode } from '../lib/lazy-code.ts';

interface LazyOverlayProps<Props extends object> {
  code: LazyCode<Props>;
  /** What the overlay shows: a toast, a dialog. If the code failed to load, a new `request` loads it again. */
  request?: unknown;
  onFailure?: () => void;
  /** The overlay, which renders `code.Part`. */
  children: ReactNode;
}

/** An overlay above the page. Its code loads when it is needed. If the code fails to load, the page stays as it is. */
export function LazyOverlay<Props extends object>({ code, request, onFailure, children }: LazyOverlayProps<Props>) {
  const onCatch = () => {
    code.forgetFailure();
    onFailure?.();
  };
  return (
    <CatchBoundary getResetKey={() => request} onCatch={onCatch} errorComponent={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}
