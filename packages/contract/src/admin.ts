import { z } from 'zod';
import { roleSchema, userSchema } from './account.ts';
import { LIMITS } from './limits.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, querySchema } from './scalars.ts';

/** An account as admins see it in the users table. */
export const adminUserSchema = userSchema.extend({ frozenAt: isoTimeSchema.nullable() });
export type AdminUser = z.infer<typeof adminUserSchema>;

const pageInput = { limit: countSchema(LIMITS.pageSize).optional(), cursor: cursorSchema.optional() };

/** The columns by which the list of accounts can be sorted. */
const userSortSchema = z.enum(['name', 'email', 'role', 'createdAt', 'lastLogin']);
export type UserSort = z.infer<typeof userSortSchema>;

export const listUsersInput = z.object({
  ...pageInput,
  q: querySchema.optional(),
  /** Only accounts that have this role now. */
  role: roleSchema.optional(),
  sort: userSortSchema.optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});
export type ListUsersInput = z.infer<typeof listUsersInput>;
export const adminUserPage = pageOf(adminUserSchema);
export type AdminUserPage = z.infer<typeof adminUserPage>;

export const setRoleInput = z.object({ userId: idSchema, role: roleSchema });
export type SetRoleInput = z.infer<typeof setRoleInput>;
export const userIdInput = z.object({ userId: idSchema });

/** An alert about a frozen account, which an admin can unfreeze. */
const notificationSchema = z.object({
  id: z.uuid(),
  data: z.object({
    userId: z.uuid(),
    email: z.string(),
    reason: z.string(),
    lastFailedLoginIp: z.string(),
  }),
  createdAt: isoTimeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;
export const notificationPage = pageOf(notificationSchema);
export type NotificationPage = z.infer<typeof notificationPage>;

/** An item of Recent Activity. */
const activityItemSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  timestamp: isoTimeSchema.nullable(),
});
export type ActivityItem = z.infer<typeof activityItemSchema>;
export const activityPage = pageOf(activityItemSchema);
export type ActivityPage = z.infer<typeof activityPage>;

/** Which page of a list to return, for lists without filters. */
export const listPageInput = z.object(pageInput);
export type ListPageInput = z.infer<typeof listPageInput>;

/** An email that could not be delivered and isn't retried. */
export const failedMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  failedAt: isoTimeSchema,
  reason: z.string(),
});
export type FailedMail = z.infer<typeof failedMailSchema>;
export const failedMailIdInput = z.object({ id: idSchema });
export type FailedMailIdInput = z.infer<typeof failedMailIdInput>;

/** The state of a queue of jobs, which all instances of the site share. */
export const jobQueueStateSchema = z.object({
  name: z.string(),
  /** Jobs that wait for their first run or a retry. */
  waiting: z.int(),
  running: z.int(),
  /** Jobs that failed permanently within the last day. */
  failedLastDay: z.int(),
  /** When the latest of these jobs failed. */
  lastFailureAt: isoTimeSchema.nullable(),
  /** Null if no job succeeded within the last day. */
  lastSuccessAt: isoTimeSchema.nullable(),
  /** Null if the queue's jobs have no schedule. */
  nextRunAt: isoTimeSchema.nullable(),
});
export type JobQueueState = z.infer<typeof jobQueueStateSchema>;
