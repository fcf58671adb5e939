import { searchText } from '@longreturn/contract/search-text';

/** Reads one parameter of an address's query: a value, or undefined for what has no meaning. */
type ReadParameter = (given: unknown) => string | number | undefined;

/** What a schema makes of a query. What has no meaning is left out, so that one page has one address. */
export type SearchOf<Schema> = Schema extends SearchSchema<infer Parameters> ? Search<Parameters> : never;

type Search<Parameters extends Record<string, ReadParameter>> = {
  [Name in keyof Parameters]?: NonNullable<ReturnType<Parameters[Name]>> | undefined;
};

/**
 * The query parameters of a route, for its `validateSearch`. The server derives from the schema which parameters tell
 * the copies of a page apart. The schemas aren't written with zod, which pages without forms would load for nothing else.
 */
export interface SearchSchema<Parameters extends Record<string, ReadParameter>> {
  (given: Record<string, unknown>): Search<Parameters>;
  parameters: Parameters;
  /** Parameters for one reader only: with one of them a page is rendered for each request and never stored. */
  perRequest: readonly (keyof Parameters & string)[];
}

/** Builds the schema of a query from how each of its parameters is read. */
export function searchSchema<Parameters extends Record<string, ReadParameter>>(
  parameters: Parameters,
  { perRequest = [] }: { perRequest?: readonly (keyof Parameters & string)[] } = {},
): SearchSchema<Parameters> {
  const read = (given: Record<string, unknown>) => {
    const values = Object.entries(parameters).map(([name, readOne]) => [name, readOne(given[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  return Object.assign(read as (given: Record<string, unknown>) => Search<Parameters>, { parameters, perRequest }); // each name has its reader's value
}

/** Reads a text that isn't empty. */
export function text(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** Reads what a reader searches for. */
export function searchWords(given: unknown): string | undefined {
  return typeof given === 'string' ? searchText(given) || undefined : undefined;
}

/** Builds a reader for one of some known values. */
export function oneOf<const Value extends string>(values: readonly Value[]): (given: unknown) => Value | undefined {
  return (given) => values.find((value) => value === given);
}
