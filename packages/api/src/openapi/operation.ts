import { procedureSchemas } from '../procedure-schemas.ts';
import type { RestRoute } from '../rest-route.ts';
import { jsonSchemaOf } from './component-schemas.ts';
import type { JsonSchema, Operation, Parameter } from './document.ts';
import { FIELD_NOTES } from './field-notes.ts';
import { responsesOf } from './responses.ts';

/** Returns the operation for a row of the REST table, generated from the schemas of its procedure. */
export function operationOf(route: RestRoute): Operation {
  const { input } = procedureSchemas(route.calls);
  const schema = input ? jsonSchemaOf(input, 'input') : {};
  const inPath = new Set(pathFields(route.path));
  const fields = Object.entries(schema.properties ?? {});
  const places = fields.map(([name, field]) => ({ name, field, place: placeOf(name, route, inPath) }));
  const required = new Set(schema.required);
  const inBody = places.filter(({ place }) => place === 'body');
  const body = schema.oneOf ? schema : bodySchema(inBody, required);
  return {
    operationId: route.calls,
    summary: route.summary,
    tags: [tagOf(route)],
    parameters: places.flatMap(({ name, field, place }) => {
      if (place === 'body') return [];
      const note = FIELD_NOTES[`${tagOf(route)}.${name}`] ?? FIELD_NOTES[name];
      return [{ name, in: place, required: place === 'path' || required.has(name), ...note, schema: field }];
    }),
    ...((schema.oneOf || inBody.length > 0) && {
      requestBody: { required: isRequired(body), content: { 'application/json': { schema: body } } },
    }),
    responses: responsesOf(route),
  };
}

/** A body may be left out if all its fields are optional. */
const isRequired = (body: JsonSchema): boolean => body.oneOf !== undefined || (body.required ?? []).length > 0;

/** Returns the names of the parameters in a path: 'id' for '/api/episodes/{id}'. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Returns the section of a path: 'episodes' for '/api/episodes/{id}'. */
export function tagOf({ path }: Pick<RestRoute, 'path'>): string {
  return path.split('/')[2] ?? 'api';
}

function placeOf(name: string, { method }: RestRoute, inPath: ReadonlySet<string>): Parameter['in'] | 'body' {
  if (inPath.has(name)) return 'path';
  return method === 'GET' || method === 'DELETE' ? 'query' : 'body';
}

function bodySchema(fields: { name: string; field: JsonSchema }[], required: ReadonlySet<string>): JsonSchema {
  const names = fields.map(({ name }) => name);
  const properties = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  return { type: 'object', properties, required: names.filter((name) => required.has(name)) };
}
