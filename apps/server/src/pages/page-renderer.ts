import { appRouter } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import { toErrorBody } from '@longreturn/api/error-body';
import { readerKind } from '@longreturn/core/content/reader-kind';
import type { AppParts } from '../app-parts.ts';
import { failurePage } from './failure-page.ts';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageRenderer {
  /** Renders the page of a page key with what its procedures are to be called with. Never throws. */
  render(key: string, context: Context): Promise<RenderedPage>;
}

/** Renders pages with the web app, its procedures called in this process. */
export function createPageRenderer({ env, logger, webApp, contentMemory }: AppParts): PageRenderer {
  return {
    async render(key, context) {
      const { requestId } = context;
      let worst = 200;
      const address = key.split('?')[0];
      const onFailure = (error: unknown) => {
        const { status } = toErrorBody(error);
        if (status >= 500) logger.error({ err: error, address, requestId }, 'page failed to load');
        worst = Math.max(worst, status);
      };
      try {
        const { renderPage, manifest } = await webApp.load();
        const request = new Request(new URL(key, env.origin));
        const kind = readerKind(context.actor);
        const remember = <Value extends object>(key: string, read: () => Promise<Value>) =>
          contentMemory.remember(`${kind} ${key}`, read);
        const page = { request, procedures: appRouter, context, manifest, remember, onFailure };
        const response = await renderPage(page);
        const status = response.status >= 500 ? Math.max(response.status, worst) : response.status;
        return { status, headers: Object.fromEntries(response.headers), html: await response.text() };
      } catch (error) {
        const { status, body } = toErrorBody(error);
        logger.error({ err: error, address, requestId }, 'page failed to render');
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return { status: Math.max(status, 500), headers, html: failurePage(body.error) };
      }
    },
  };
}
