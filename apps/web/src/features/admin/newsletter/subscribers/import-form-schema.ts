import { type ImportSubscribersInput, importSubscribersInput, tagsSchema } from '@longreturn/contract/subscribers';
import { z } from 'zod';
import type { Failure } from '../../../../lib/read-failure.ts';

const { csv, consent } = importSubscribersInput.shape;
const { source, date, confirmed } = consent.shape;

/** The fields of an import. `csv` is the text of the chosen file; tags are separated by commas or semicolons. */
export const importForm = z.object({
  csv: z.string().min(1, 'Please choose a CSV file').pipe(csv),
  source,
  date,
  tags: z
    .string()
    .transform((text) => text.split(/[,;]/).map((tag) => tag.trim()))
    .transform((tags) => tags.filter((tag) => tag !== ''))
    .pipe(tagsSchema),
  confirmed,
});

export const EMPTY_IMPORT = { csv: '', source: '', date: '', tags: '', confirmed: false };

export type ImportInput = Omit<ImportSubscribersInput, 'dryRun'>;

/** Returns the input of an import, without `dryRun`. */
export function importInput({ csv, tags, ...consent }: z.output<typeof importForm>): ImportInput {
  return { csv, tags, consent };
}

/** Returns the server's field errors, with the names of the form's fields as keys. */
export function importErrors({ fields }: Failure): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^consent\./, ''), text]));
}
