import { z } from 'zod';
import { MESSAGES } from './messages.ts';

const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns whether a time is in the years 1 to 9999, which PostgreSQL and ISO 8601 text can contain. */
export const isStorable = (time: string): boolean => Date.parse(time) >= EARLIEST && Date.parse(time) <= LATEST;

/** Converts a Date to ISO 8601 text, the format that REST clients send. Returns any other value unchanged. */
const asText = (given: string | Date): unknown =>
  given instanceof Date && !Number.isNaN(given.getTime()) ? given.toISOString() : given;

/**
 * The time when something becomes public: a Date, or ISO 8601 text with a time zone, in the years 1 to 9999. Both are
 * parsed as a Date. The JSON Schema describes only the text.
 */
export const publicationTimeSchema = z.preprocess(
  asText,
  z.iso
    .datetime({ offset: true, error: MESSAGES.publishedAt })
    .refine(isStorable, MESSAGES.publishedAt)
    .transform((text) => new Date(text)),
);
