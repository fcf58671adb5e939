import { lazy, type ReactNode, Suspense, useState } from 'react';

const Tips = lazy(() => import('../../ui/tips.tsx'));

interface HeaderTipsProps {
  className: string | undefined;
  children: ReactNode;
}

/** The controls at the header's end; their `data-tip` texts become tooltips once a pointer comes near. */
export function HeaderTips({ className, children }: HeaderTipsProps) {
  const [area, setArea] = useState<HTMLElement>();
  return (
    <div className={className} onPointerEnter={(event) => setArea(event.currentTarget)}>
      {children}
      {area ? (
        <Suspense fallback={null}>
          <Tips area={area} />
        </Suspense>
      ) : null}
    </div>
  );
}
