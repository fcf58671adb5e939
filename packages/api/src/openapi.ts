import { componentSchemas } from './openapi/component-schemas.ts';
import type { OpenApiDocument, Operation } from './openapi/document.ts';
import { operationOf, tagOf } from './openapi/operation.ts';
import { REST_ROUTES } from './rest-routes.ts';

const TAGS: Record<string, string> = {
  auth: 'Registration, sign-in, sessions, passwords and the account of the user.',
  episodes: 'Episodes and their media items.',
  listening: 'The positions at which the user stopped listening to episodes.',
  articles: 'Articles. Premium bodies require a membership.',
  topics: 'The topics of episodes and articles.',
  ama: 'Members’ questions to the hosts, for AMA episodes. Listing, asking and voting require a membership.',
  site: 'The texts about the site.',
  search: 'Search of episodes, articles, topics, papers and newsletter issues.',
  contact: 'Messages to the team and guest applications.',
  membership: 'Plans, and the membership of the user.',
  payments: 'Checkouts at Stripe and PayPal.',
  objects: 'Uploads to the media library.',
  newsletter: 'Newsletter subscriptions and the archive of issues.',
  admin:
    'Content, accounts, payments, newsletter and settings, for admins. Editors may call most operations for content.',
};

const describe = (
  site: string,
) => `The REST API of ${site}. Times are ISO 8601 in UTC. Lists are plain arrays, newest first, \
at most 100 items; a \`Link\` header with \`rel="next"\` has the URL of the next page. All errors have the same format.`;

/**
 * Returns the OpenAPI 3.1 document of the /api paths, generated from the REST table and the procedures' schemas. `site`
 * is the name of the site.
 */
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

/** Returns the document as the text of the committed file openapi.json. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
