import { componentSchemas } from './openapi/component-schemas.ts';
import type { OpenApiDocument, Operation } from './openapi/document.ts';
import { operationOf, tagOf } from './openapi/operation.ts';
import { REST_ROUTES } from './rest-routes.ts';

const TAGS: Record<string, string> = {
  episodes: 'Episodes and where they can be heard.',
  articles: 'Articles, whole for those who may read them.',
  topics: 'The subjects that episodes and articles belong to.',
  site: 'What the site says of itself.',
  search: 'Everything at once.',
  contact: 'Messages to the team and applications of guests.',
  newsletter: 'Asking for it, confirming, leaving.',
};

const describe = (
  site: string,
) => `Reads the public content of ${site}. Times are ISO 8601 in UTC. Lists are plain arrays, newest first, \
100 items at most; a \`Link\` header with \`rel="next"\` leads to the next page. A failure answers with one body, whatever the path.`;

/** The OpenAPI 3.1 document of the /api paths of the site with this name, made from the REST table and the procedures' schemas. */
export function openApiDocument(site = 'The Long Return'): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of REST_ROUTES) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const tags = [...new Set(REST_ROUTES.map(tagOf))];
  return {
    openapi: '3.1.0',
    info: { title: `${site} API`, version: '1', description: describe(site) },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths,
    components: { schemas: componentSchemas() },
  };
}

/** The document as it is committed and served. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
