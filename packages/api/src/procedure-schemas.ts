import { z } from 'zod';
import { appRouter } from './app-router.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import type { ProcedurePath } from './procedure-path.ts';

/** The schemas and metadata of a procedure. */
export interface ProcedureSchemas extends ProcedureMeta {
  type: 'query' | 'mutation' | 'subscription';
  input: z.ZodType | undefined;
  /** The names of the input's fields. If the input has several variants, the names of the fields of all variants. */
  fields: readonly string[];
  output: z.ZodType;
}

interface Definition {
  type: ProcedureSchemas['type'];
  inputs: readonly unknown[];
  meta?: ProcedureMeta;
  output?: unknown;
}

/** Returns the names of all procedures. */
export function procedurePaths(): ProcedurePath[] {
  return Object.keys(appRouter._def.procedures) as ProcedurePath[]; // tRPC stores them in a flat object, by their full names
}

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition } | undefined>; // tRPC's types omit schemas and meta

/** Returns whether the result of this procedure may be cached and shared between readers of the same kind. */
export function isShared(path: string): boolean {
  return procedures[path]?._def.meta?.isShared === true;
}

/**
 * Returns the schemas of a procedure. The procedure must declare an output. Its input, if it has one, must be an object
 * or a union of objects. Throws otherwise.
 */
export function procedureSchemas(path: ProcedurePath): ProcedureSchemas {
  const definition = procedures[path]?._def;
  if (!(definition?.output instanceof z.ZodType)) throw new Error(`${path} declares no output`);
  const [input] = definition.inputs;
  const fields = input === undefined ? [] : fieldsOf(input);
  if (!fields) throw new Error(`${path} takes no object`);
  return {
    ...definition.meta,
    type: definition.type,
    input: input as z.ZodType | undefined,
    fields,
    output: definition.output,
  }; // fieldsOf has checked that the input is a schema
}

function fieldsOf(input: unknown): string[] | undefined {
  if (input instanceof z.ZodObject) return Object.keys(input.shape);
  if (!(input instanceof z.ZodDiscriminatedUnion)) return undefined;
  const kinds = input.options.map(fieldsOf);
  return kinds.includes(undefined) ? undefined : [...new Set(kinds.flatMap((fields) => fields ?? []))];
}
