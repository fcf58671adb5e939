import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ListFailed } from '../../../ui/blank.tsx';

interface LazyPartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** What the part shows: 'trends'. */
  what: string;
  placeholder: ReactNode;
  /** Shows the part once it is loaded. */
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part of a tab whose scripts load separately. If they fail to load, an error and a retry button take its place. */
export function LazyPart<Props>({ load, what, placeholder, children }: LazyPartProps<Props>) {
  const create = () => lazy(async () => ({ default: await load() }));
  const [Part, setPart] = useState(create);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setPart(create());
    setAttempt(attempt + 1);
  };
  return (
    <CatchBoundary getResetKey={() => attempt} errorComponent={() => <ListFailed what={what} onRetry={retry} />}>
      <Suspense fallback={placeholder}>{children(Part as unknown as ComponentType<Props>)}</Suspense>
    </CatchBoundary>
  );
}
