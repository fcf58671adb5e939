import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LazyCode } from '../../lib/lazy-code.ts';
import { ListFailed } from '../../ui/blank.tsx';

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
  useEffect(() => code.forgetFailure, [code]); // when the part is shown again, it loads again
  const retry = () => {
    code.forgetFailure();
    setAttempt(attempt + 1);
  };
  return (
    <CatchBoundary getResetKey={() => attempt} errorComponent={() => <ListFailed what={what} onRetry={retry} />}>
      <Suspense fallback={placeholder}>{children(code.Part)}</Suspense>
    </CatchBoundary>
  );
}
