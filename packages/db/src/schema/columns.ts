import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond that JavaScript can hold (a finer one would make keyset pages skip rows). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PostgreSQL's full text vector. Written by SQL expressions only, never read into JavaScript. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
