import { type ReactNode, useState } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';

const PARTS = lazyCode(async () => (await import('./static-parts.tsx')).StaticParts);

/** Loads the code of the static parts, for the server and for readers who come from another page. */
export const loadStaticParts = PARTS.preload;

interface StaticPartProps {
  /** Unique on the page. */
  id: string;
  className?: string | undefined;
  children: (parts: typeof import('./static-parts.tsx').PARTS) => ReactNode;
}

/**
 * A part of the home page without links and buttons. If the server has rendered it, the browser keeps that HTML and
 * doesn't load the part's code, so it adds almost nothing to the JavaScript of a first visit.
 */
export function StaticPart({ id, children, ...rest }: StaticPartProps) {
  const [sent] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML));
  if (sent === undefined) {
    return (
      <div id={id} {...rest}>
        <PARTS.Part>{children}</PARTS.Part>
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the server has rendered for this element
  return <div id={id} {...rest} dangerouslySetInnerHTML={{ __html: sent }} />;
}
