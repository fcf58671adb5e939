import type { User } from '@longreturn/contract/account';
import { trpc } from './trpc.ts';

const ID = 'session';

/**
 * Writes the session into a separate data block of the page, which the browser reads at the start. The rest of the page
 * then contains nothing about its reader, so that the server can render it once and share it.
 */
export function SessionData() {
  const user = trpc.useUtils().auth.session.getData();
  const json = import.meta.env.SSR && user !== undefined ? asData(user) : '';
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't close its element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function asData(user: User | null): string {
  return JSON.stringify(user).replaceAll('<', String.raw`\u003c`);
}

/** Returns the session from the page's data block; undefined if the server could not read it. */
export function readSessionData(): User | null | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as User | null) : undefined; // written by SessionData
}
