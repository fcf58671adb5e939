import { z } from 'zod';
import { appRouter } from './app-router.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import type { ProcedurePath } from './procedure-path.ts';

/** What a procedure takes and answers, and who may call it. */
export interface ProcedureSchemas extends ProcedureMeta {
  type: 'query' | 'mutation' | 'subscription';
  input: z.ZodType | undefined;
  /** The names of what it takes, of all kinds of input where there are several. */
  fields: readonly string[];
  output: z.ZodType;
}

interface Definition {
  type: ProcedureSchemas['type'];
  inputs: readonly unknown[];
  meta?: ProcedureMeta;
  output?: unknown;
}

/** The names of all procedures: 'content.episodes.list' and so on. */
export function procedurePaths(): ProcedurePath[] {
  return Object.keys(appRouter._def.procedures) as ProcedurePath[]; // tRPC keeps them flat, under their dotted names
}

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition } | undefined>; // tRPC's types leave schemas and meta out

/** Whether the answer of the procedure with this dotted name may be stored and shared between readers of one kind. */
export function isShared(path: string): boolean {
  return procedures[path]?._def.meta?.isShared === true;
}

/** The schemas of a procedure. Throws when it declares no output, or an input that is neither an object nor one of several. */
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
  }; // as fieldsOf saw
}

function fieldsOf(input: unknown): string[] | undefined {
  if (input instanceof z.ZodObject) return Object.keys(input.shape);
  if (!(input instanceof z.ZodDiscriminatedUnion)) return undefined;
  const kinds = input.options.map(fieldsOf);
  return kinds.includes(undefined) ? undefined : [...new Set(kinds.flatMap((fields) => fields ?? []))];
}
