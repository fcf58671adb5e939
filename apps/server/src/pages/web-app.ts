import type { AppRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import type { User } from '@longreturn/contract/account';

/** The files that each route of the web app needs, in the format of the web app's router. */
export interface RouteManifest {
  routes: Record<
    string,
    { preloads?: string[]; scripts?: { attrs: Record<string, unknown>; children?: string }[]; css?: string[] }
  >;
}

/** Query results of earlier pages, shared between readers of the same kind. */
export interface SharedResults {
  /** Returns whether the result of a query may be shared. `query` is its dotted name: 'content.topics.list'. */
  has(query: string): boolean;
  /** Returns the result stored under the key, or calls `read` and stores its result. */
  get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value>;
}

interface PageRequest {
  request: Request;
  procedures: AppRouter;
  context: Context;
  manifest: RouteManifest;
  sharedResults: SharedResults;
  user: User | null;
  onOwnRead: (procedure: string) => void;
  onFailure: (error: unknown) => void;
}

interface PageResponse {
  status: number;
  headers: Headers;
  html: string;
  /** The inline scripts that the web app itself wrote into the page. */
  scripts: string[];
}

/** What a route declares about its page (apps/web/src/page-route.ts). */
export interface PageRoute {
  /** The users who share a rendered page: users of the same role and subscription status, or one signed-in user. */
  rendering: 'perRole' | 'perUser';
  /** A parser for each query parameter. It returns undefined for a meaningless value. */
  parameters: Record<string, (given: unknown) => string | number | undefined>;
  /**
   * Parameters that identify one user, such as tokens. A page with such a parameter is rendered for each request and
   * never stored.
   */
  perRequest: readonly string[];
}

/** The exports of the web app's server bundle (apps/web/src/entry-server.ts). */
export interface WebAppModule {
  /** Returns the declaration of the route that matches a path. */
  findPageRoute(path: string): PageRoute;
  renderPage(request: PageRequest): Promise<PageResponse>;
}

export interface WebApp {
  /** The folder of the files for browsers; absent in development, where Vite serves these files. */
  files?: URL;
  load(): Promise<WebAppModule & { manifest: RouteManifest }>;
}
