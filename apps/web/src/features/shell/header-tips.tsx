import { lazy, type ReactNode, Suspense } from 'react';
import { useShownTip } from '../../ui/use-shown-tip.ts';

const loadTip = () => import('../../ui/tip.tsx');
const Tip = lazy(loadTip);

interface HeaderTipsProps {
  className: string | undefined;
  children: ReactNode;
}

/** The controls on the right of the header. Their `data-tip` texts become tooltips, one at a time. */
export function HeaderTips({ className, children }: HeaderTipsProps) {
  const { shown, events } = useShownTip({ onApproach: () => void loadTip() });
  return (
    <div className={className} {...events}>
      {children}
      {shown ? (
        <Suspense fallback={null}>
          <Tip key={shown.dataset['tip']} target={shown} />
        </Suspense>
      ) : null}
    </div>
  );
}
