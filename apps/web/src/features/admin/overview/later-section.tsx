import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import type { LazyCode } from '../../../lib/lazy-code.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';

interface LaterSectionProps {
  title: string;
  /** What the section shows: 'trends'. */
  what: string;
  /** The class that reserves the section's height, so that nothing moves when the content appears. */
  className: string | undefined;
  code: LazyCode<object>;
}

/** A section below the first screen. Its scripts and data load when it is nearly in view. */
export function LaterSection({ title, what, className, code }: LaterSectionProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px' });
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);
  const placeholder = (
    <AdminPanel title={title}>
      <RowPlaceholders />
    </AdminPanel>
  );
  return (
    <div ref={ref} className={className}>
      {isNear ? (
        <LazyPart code={code} what={what} placeholder={placeholder}>
          {(Section) => <Section />}
        </LazyPart>
      ) : (
        placeholder
      )}
    </div>
  );
}
