import { z } from 'zod';
import { ACTIVITY_ACTIONS, ACTIVITY_TARGETS } from './activity.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, querySchema } from './scalars.ts';

const recordedValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()).readonly(),
  z.object({ characters: z.int() }),
]);

/** Who acted: a user, the site itself, or someone without a session. A user whose account was deleted has no name. */
const auditActorSchema = z.union([
  z.object({ id: z.uuid().nullable(), name: z.string().nullable() }),
  z.enum(['system', 'anonymous']),
]);

/** An entry of the audit log. Actor, action and target are null in entries that early versions of the site wrote. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  actor: auditActorSchema.nullable(),
  action: z.enum(ACTIVITY_ACTIONS).nullable(),
  title: z.string(),
  /** What Recent Activity says about the entry: the target, and who acted. */
  description: z.string(),
  target: z.object({ type: z.enum(ACTIVITY_TARGETS), id: z.uuid().nullable(), title: z.string() }).nullable(),
  /** The old and new values. For a long text, only the number of characters is recorded. */
  change: z.record(z.string(), z.object({ from: recordedValueSchema, to: recordedValueSchema })),
  timestamp: isoTimeSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A day or a time in the years 2000 to 2899, as ISO 8601. A day begins at midnight UTC. */
const momentSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], MESSAGES.publishedAt)
  .refine((text) => text.startsWith('2') && !text.startsWith('29'), MESSAGES.publishedAt);

const filters = {
  q: querySchema.optional(),
  actor: z.union([idSchema, z.enum(['system', 'anonymous'])]).optional(),
  /** The type of thing that was changed. */
  group: z.enum(ACTIVITY_TARGETS).optional(),
  from: momentSchema.optional(),
  /** The end of the period: a day is included, a time is excluded. */
  to: momentSchema.optional(),
};

export const auditFilterInput = z.object(filters);
export type AuditFilter = z.infer<typeof auditFilterInput>;

export const listAuditInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
  ...filters,
});
export type ListAuditInput = z.infer<typeof listAuditInput>;

export const auditPage = pageOf(auditEntrySchema);
export type AuditPage = z.infer<typeof auditPage>;
