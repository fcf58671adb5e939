import { useIntersection } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { LazyPart } from './lazy-part.tsx';

interface LaterSectionProps {
  title: string;
  /** What the section shows: 'trends'. */
  what: string;
  /** The class that reserves the section's height, so that nothing moves when the content appears. */
  className: string | undefined;
  load: () => Promise<ComponentType>;
}

/** A section below the first screen. Its scripts and data load when it is nearly in view. */
export function LaterSection({ title, what, className, load }: LaterSectionProps) {
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
        <LazyPart load={load} what={what} placeholder={placeholder}>
          {(Section) => <Section />}
        </LazyPart>
      ) : (
        placeholder
      )}
    </div>
  );
}
