import { type ReactNode, useEffect, useState } from 'react';
import { lazyCode } from '../../lib/lazy-code.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const PARTS = lazyCode(async () => (await import('./static-parts.tsx')).StaticParts);

/** Loads the code of the static parts, for the server and for readers who come from another page of the site. */
export const loadStaticParts = PARTS.preload;

interface StaticPartProps {
  /** Unique on the page. */
  id: string;
  className?: string | undefined;
  children: (parts: typeof import('./static-parts.tsx').PARTS) => ReactNode;
}

/**
 * A part of the home page that contains no links or buttons. If the server has rendered the part, the browser keeps
 * that HTML. The part's code is then needed only if the reader returns to the page later, when there may be no network.
 * The browser therefore loads the code in advance, when the browser is idle.
 */
export function StaticPart({ id, children, ...rest }: StaticPartProps) {
  const [sent] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML));
  useEffect(() => whenIdle(() => void loadStaticParts()), []);
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
