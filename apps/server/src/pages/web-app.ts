import type { AppRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import type { User } from '@longreturn/contract/account';

/** Which files a route of the web app needs, in the form its router reads. */
export interface RouteManifest {
  routes: Record<
    string,
    { preloads?: string[]; scripts?: { attrs: Record<string, unknown>; children?: string }[]; css?: string[] }
  >;
}

/** Stored answers of earlier pages, shared between readers of one kind. */
export interface SharedAnswers {
  /** Whether the answer of the query with this dotted name may be shared. */
  has(query: string): boolean;
  /** Returns the answer stored under the key, or stores what `read` brings. */
  get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value>;
}

interface PageRequest {
  request: Request;
  procedures: AppRouter;
  context: Context;
  manifest: RouteManifest;
  sharedAnswers: SharedAnswers;
  user: User | null;
  onOwnRead: (procedure: string) => void;
  onFailure: (error: unknown) => void;
}

interface PageAnswer {
  status: number;
  headers: Headers;
  html: string;
  /** The texts of the inline scripts that the web app itself wrote into the page. */
  scripts: string[];
}

/** What a route of the web app declares of its page (apps/web/src/page-route.ts). */
export interface PageRoute {
  /** For whom the page is rendered: once for all readers of one role, or for each signed-in user. */
  rendering: 'perRole' | 'perUser';
  /** How each query parameter is read; undefined for a value that has no meaning. */
  parameters: Record<string, (given: unknown) => string | number | undefined>;
  /** Parameters for one reader only: with one of them the page is rendered for each request and never stored. */
  perRequest: readonly string[];
}

/** What the web app's server bundle exports (apps/web/src/entry-server.ts). */
export interface WebAppModule {
  /** Takes a path and returns what its route declares. */
  findPageRoute(path: string): PageRoute;
  renderPage(request: PageRequest): Promise<PageAnswer>;
}

export interface WebApp {
  /** The folder of what browsers load, when the server is to answer for it. */
  files?: URL;
  load(): Promise<WebAppModule & { manifest: RouteManifest }>;
}
