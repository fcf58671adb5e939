import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { z } from 'zod';
import type { Access } from '../procedure-meta.ts';
import { procedureSchemas } from '../procedure-schemas.ts';
import type { RestRoute } from '../rest-route.ts';
import { ERROR_REF, jsonSchemaOf } from './component-schemas.ts';
import type { ResponseObject } from './document.ts';

/** The errors that every path can return. */
const ALWAYS: readonly ErrorCode[] = ['rate.limited', 'service.internal', 'service.unavailable'];

const REFUSALS: Record<Access, readonly ErrorCode[]> = {
  user: ['session.required'],
  member: ['premium.session_required', 'premium.membership_required'],
  editor: ['session.required', 'action.forbidden'],
  admin: ['session.required', 'action.forbidden'],
};

const HEADERS: Record<string, NonNullable<ResponseObject['headers']>> = {
  429: { 'Retry-After': { description: 'Seconds until the next request is accepted.', schema: { type: 'integer' } } },
};

const NEXT_PAGE: Pick<ResponseObject, 'headers'> = {
  headers: {
    Link: {
      description: 'The URL of the next page, with rel="next"; absent on the last page.',
      schema: { type: 'string' },
    },
  },
};

/** Returns the responses of a row of the REST table by status: first the success, then the errors. */
export function responsesOf(route: RestRoute): Record<string, ResponseObject> {
  const { access, input } = procedureSchemas(route.calls);
  const ofInput: readonly ErrorCode[] = input ? ['input.invalid'] : [];
  const ofAccess = access ? REFUSALS[access] : [];
  const codes = [...ofInput, ...ofAccess, ...(route.errors ?? []), ...ALWAYS];
  const failures = Map.groupBy(codes, (code) => ERRORS[code].status);
  const entries = [...failures].map(([status, ofStatus]): [string, ResponseObject] => [
    String(status),
    failure(status, ofStatus),
  ]);
  return Object.fromEntries([['200', success(route)], ...entries]);
}

function success(route: RestRoute): ResponseObject {
  const { output } = procedureSchemas(route.calls);
  const body = route.paged && output instanceof z.ZodObject ? itemsOf(output) : output;
  return {
    description: route.summary,
    ...(route.paged && NEXT_PAGE),
    content: { 'application/json': { schema: jsonSchemaOf(body, 'output') } },
  };
}

/** Returns the schema of a page's items, because over REST a page is an array of its items. */
function itemsOf(page: z.ZodObject): z.ZodType {
  const items: unknown = page.shape['items'];
  if (!(items instanceof z.ZodType)) throw new Error('a paged procedure must return items');
  return items;
}

function failure(status: number, codes: readonly ErrorCode[]): ResponseObject {
  const [first] = codes;
  const description = codes.map((code) => `${code}: ${ERRORS[code].text}`).join('; ');
  const example = first && { error: ERRORS[first].text, code: first };
  const headers = HEADERS[status];
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: ERROR_REF, ...(example && { example }) } },
  };
}
