import type { User } from '@longreturn/contract/account';
import { trpc } from './trpc.ts';

const ID = 'session';

/**
 * Who is signed in, for the browser to begin with: as data that no other part of the page holds, so that a page which
 * shows nothing else of its reader can be made once for many.
 */
export function SessionData() {
  const user = trpc.useUtils().auth.session.getData();
  const json = import.meta.env.SSR && user !== undefined ? asData(user) : '';
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function asData(user: User | null): string {
  return JSON.stringify(user).replaceAll('<', String.raw`\u003c`);
}

/** What the page says of who is signed in; undefined where the server could not tell. */
export function readSessionData(): User | null | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as User | null) : undefined; // written by SessionData
}
