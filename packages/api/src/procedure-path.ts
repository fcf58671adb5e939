import type { AppRouter } from './app-router.ts';

type PathsOf<Record> = {
  [Key in keyof Record & string]: Record[Key] extends { _def: { procedure: true } }
    ? Key
    : `${Key}.${PathsOf<Record[Key]>}`;
}[keyof Record & string];

/** The name of a procedure, such as 'content.episodes.list'. */
export type ProcedurePath = PathsOf<AppRouter['_def']['record']>;
