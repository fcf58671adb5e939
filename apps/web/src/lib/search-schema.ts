import { searchText } from '@longreturn/contract/query-parameters';

/** Parses one query parameter. Returns undefined if it is invalid. */
type ReadParameter = (given: unknown) => string | number | undefined;

/** The parsed query. Invalid parameters are left out, so that one page has one URL. */
export type SearchOf<Schema> = Schema extends SearchSchema<infer Parameters> ? Search<Parameters> : never;

type Search<Parameters extends Record<string, ReadParameter>> = {
  [Name in keyof Parameters]?: NonNullable<ReturnType<Parameters[Name]>> | undefined;
};

/**
 * The query parameters of a route, for its `validateSearch`. The server caches a page once for each combination of
 * their values. The schema doesn't use zod, because pages without forms would have to load zod only for this.
 */
export interface SearchSchema<Parameters extends Record<string, ReadParameter>> {
  (given: Record<string, unknown>): Search<Parameters>;
  parameters: Parameters;
  /**
   * Parameters whose value is for one reader only. A page with such a parameter is rendered for each request and never
   * cached.
   */
  perRequest: readonly (keyof Parameters & string)[];
}

/** Returns the schema of a query, given the parser of each parameter. */
export function searchSchema<Parameters extends Record<string, ReadParameter>>(
  parameters: Parameters,
  { perRequest = [] }: { perRequest?: readonly (keyof Parameters & string)[] } = {},
): SearchSchema<Parameters> {
  const read = (given: Record<string, unknown>) => {
    const values = Object.entries(parameters).map(([name, readOne]) => [name, readOne(given[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  return Object.assign(read as (given: Record<string, unknown>) => Search<Parameters>, { parameters, perRequest }); // each name has its parser's value
}

/** Parses a non-empty string. */
export function text(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** Parses a search text. */
export function searchWords(given: unknown): string | undefined {
  return typeof given === 'string' ? searchText(given) || undefined : undefined;
}

/** Builds a parser for one of several known values. */
export function oneOf<const Value extends string>(values: readonly Value[]): (given: unknown) => Value | undefined {
  return (given) => values.find((value) => value === given);
}

/**
 * Parses a query into plain strings, because the router's default parser would read `?q=12` as a number. If a name
 * appears twice, the first value counts, as on the server.
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.get(name) ?? '']));
}

/**
 * Returns the query of a link, with '?', or an empty string. Leaves out empty and undefined values, so that one page
 * has one URL.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
