import { emailKey, emailSchema } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { plainLineSchema } from '@longreturn/contract/scalars';
import { tagsSchema } from '@longreturn/contract/subscribers';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { withFormula } from '../../lists/csv.ts';
import { firstTexts } from '../../parse-input.ts';

/** A line of a file: a person to import, or the reason why it can't be read. */
export type FileLine = { line: number; email: string } & (
  | { is: 'person'; emailKey: string; name: string | null; tags: string[]; ended: 'unsubscribed' | 'bounced' | null }
  | { is: 'invalid'; reason: string }
);

/** Spreadsheets in some languages separate columns by semicolons. */
const SEPARATORS = [',', ';', '\t'];

const personSchema = z.object({
  email: emailSchema,
  name: plainLineSchema(MESSAGES.nameLong).pipe(z.string().max(LIMITS.nameMax, MESSAGES.nameLong)).default(''),
  tags: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(/[,;]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    )
    .pipe(tagsSchema),
  status: z
    .string()
    .default('')
    .transform((status) => status.trim().toLowerCase()),
});

const recordSchema = z.object({ info: z.object({ lines: z.int() }), record: z.record(z.string(), z.string()) });

/**
 * Reads a CSV file of subscribers, one entry for each line after the first. Columns with unknown names are ignored.
 * Throws input.invalid if the file has no column `email`, is malformed or has too many lines.
 */
export function readSubscriberFile(csv: string): FileLine[] {
  const records = parseCsv(csv);
  if (records.length > LIMITS.importLines) throw new AppError('input.invalid', { csv: MESSAGES.csvLong });
  return records.map(({ info, record }) => readLine(info.lines, record));
}

function parseCsv(csv: string) {
  const names = (header: string[]) => {
    const columns = header.map((name) => name.trim().toLowerCase());
    if (!columns.includes('email')) throw new AppError('input.invalid', { csv: MESSAGES.csvColumns });
    return columns;
  };
  try {
    const options = { bom: true, columns: names, delimiter: separatorOf(csv), info: true, trim: true } as const;
    const records: unknown = parse(csv, { ...options, relax_column_count: true, skip_records_with_empty_values: true });
    return z.array(recordSchema).parse(records);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('input.invalid', { csv: MESSAGES.csvMalformed(Number(error['lines'] ?? 1)) });
  }
}

/** Returns the separator that the first line contains most often. */
function separatorOf(csv: string): string {
  const [header = ''] = csv.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function readLine(line: number, record: Record<string, string>): FileLine {
  const cells = Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, withFormula(cell)]));
  const { data, success, error } = personSchema.safeParse(cells);
  const email = (cells['email'] ?? '').slice(0, LIMITS.email);
  if (!success) return { is: 'invalid', line, email, reason: Object.values(firstTexts(error.issues))[0] ?? '' };
  const { name, tags, status } = data;
  const ended = status === 'unsubscribed' || status === 'bounced' ? status : null;
  return {
    is: 'person',
    line,
    email: data.email.normalize('NFC'),
    emailKey: emailKey(data.email),
    name: name || null,
    tags,
    ended,
  };
}
