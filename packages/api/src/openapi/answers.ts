import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { z } from 'zod';
import type { Access } from '../procedure-meta.ts';
import { procedureSchemas } from '../procedure-schemas.ts';
import type { RestRoute } from '../rest-route.ts';
import { ERROR_REF, jsonSchemaOf } from './component-schemas.ts';
import type { Answer } from './document.ts';

/** What any path may answer with. */
const ALWAYS: readonly ErrorCode[] = ['rate.limited', 'service.internal', 'service.unavailable'];

const REFUSALS: Record<Access, readonly ErrorCode[]> = {
  user: ['session.required'],
  editor: ['session.required', 'action.forbidden'],
  admin: ['session.required', 'action.forbidden'],
};

const HEADERS: Record<string, NonNullable<Answer['headers']>> = {
  429: { 'Retry-After': { description: 'Seconds until a request is answered again.', schema: { type: 'integer' } } },
};

const NEXT_PAGE: Pick<Answer, 'headers'> = {
  headers: {
    Link: {
      description: 'The address of the next page, with rel="next"; absent on the last.',
      schema: { type: 'string' },
    },
  },
};

/** Takes a row of the REST table and returns its answers by status: the success first, then each failure. */
export function answersOf(route: RestRoute): Record<string, Answer> {
  const { access, input } = procedureSchemas(route.calls);
  const ofInput: readonly ErrorCode[] = input ? ['input.invalid'] : [];
  const ofAccess = access ? REFUSALS[access] : [];
  const codes = [...ofInput, ...ofAccess, ...(route.fails ?? []), ...ALWAYS];
  const failures = Map.groupBy(codes, (code) => ERRORS[code].status);
  const entries = [...failures].map(([status, ofStatus]): [string, Answer] => [
    String(status),
    failure(status, ofStatus),
  ]);
  return Object.fromEntries([['200', success(route)], ...entries]);
}

function success(route: RestRoute): Answer {
  const { output } = procedureSchemas(route.calls);
  const body = route.paged && output instanceof z.ZodObject ? itemsOf(output) : output;
  return {
    description: route.summary,
    ...(route.paged && NEXT_PAGE),
    content: { 'application/json': { schema: jsonSchemaOf(body, 'output') } },
  };
}

/** Over REST a page is its items alone. */
function itemsOf(page: z.ZodObject): z.ZodType {
  const items: unknown = page.shape['items'];
  if (!(items instanceof z.ZodType)) throw new Error('a paged procedure answers items');
  return items;
}

function failure(status: number, codes: readonly ErrorCode[]): Answer {
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
