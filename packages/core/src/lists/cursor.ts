import { cursorSchema, idSchema } from '@longreturn/contract/scalars';
import { AppError } from '../app-error.ts';

/** A place in a list that is ordered newest first. */
export interface Cursor {
  publishedAt: Date;
  id: string;
}

const FORM = /^(-?\d{1,15})_(.{36})$/;
/** The years 1 to 9999: what ISO 8601 writes with four digits and PostgreSQL reads. */
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

export function encodeCursor({ publishedAt, id }: Cursor): string {
  return Buffer.from(`${publishedAt.getTime()}_${id}`).toString('base64url');
}

/** Reads what `encodeCursor` made; throws input.invalid on anything else. */
export function decodeCursor(text: string): Cursor {
  if (!cursorSchema.safeParse(text).success) throw malformed();
  const [, time, id] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!time || !id || !idSchema.safeParse(id).success) throw malformed();
  if (Number(time) < EARLIEST || Number(time) > LATEST) throw malformed();
  return { publishedAt: new Date(Number(time)), id };
}

function malformed(): AppError {
  return new AppError('input.invalid', { cursor: 'The cursor is not valid' });
}
