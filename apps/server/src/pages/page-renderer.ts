import { appRouter } from '@longreturn/api/app-router';
import { toErrorBody } from '@longreturn/api/error-body';
import { ERRORS } from '@longreturn/contract/errors';
import { ANONYMOUS } from '@longreturn/core/actor';
import type { AppParts } from '../app-parts.ts';
import { failurePage } from './failure-page.ts';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageRenderer {
  /** Renders the page of an address that begins with a slash. Never throws. */
  render(address: string): Promise<RenderedPage>;
}

/** Renders pages with the web app, its procedures called in this process. */
export function createPageRenderer({ env, services, logger, webApp }: AppParts): PageRenderer {
  const context = { deps: services.deps, actor: ANONYMOUS };

  return {
    async render(address) {
      let worst = 200;
      const onFailure = (error: unknown) => {
        const { status } = toErrorBody(error);
        if (status >= 500) logger.error({ err: error, address: address.split('?')[0] }, 'page failed to load');
        worst = Math.max(worst, status);
      };
      try {
        const { renderPage, manifest } = await webApp.load();
        const request = new Request(new URL(env.origin + address));
        const response = await renderPage({ request, procedures: appRouter, context, manifest, onFailure });
        const status = response.status >= 500 ? Math.max(response.status, worst) : response.status;
        return { status, headers: Object.fromEntries(response.headers), html: await response.text() };
      } catch (error) {
        logger.error({ err: error }, 'page failed to render');
        return {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          html: failurePage(ERRORS['service.internal'].text),
        };
      }
    },
  };
}
