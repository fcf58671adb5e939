import { z } from 'zod';
import { userIdInput } from './admin.ts';
import { LIMITS } from './limits.ts';
import { privateFeedSchema } from './listening.ts';
import { MESSAGES } from './messages.ts';
import { isoTimeSchema, plainLineSchema } from './scalars.ts';

/** POST /api/membership/feeds. */
export const createFeedInput = z.object({
  name: plainLineSchema(MESSAGES.feedName).pipe(
    z.string().min(1, MESSAGES.feedName).max(LIMITS.feedNameMax, MESSAGES.feedName),
  ),
});
export type CreateFeedInput = z.infer<typeof createFeedInput>;

/** Any text: an ID that is not a UUID belongs to no feed. */
export const feedIdInput = z.object({ id: z.string() });

/** The URL of a feed. Only the responses of creating and rotating a feed contain it. */
export const feedUrlSchema = z.object({ url: z.url() });
export const createdFeedSchema = feedUrlSchema.extend({ id: z.uuid() });
export type CreatedFeed = z.infer<typeof createdFeedSchema>;

/** A private feed as its owner sees it on the profile. */
export const ownFeedSchema = privateFeedSchema.extend({
  /** False after the site or an admin rotated the feed, until its owner makes a new URL. */
  hasUrl: z.boolean(),
});
export type OwnFeed = z.infer<typeof ownFeedSchema>;

/** A private feed as admins see it. */
export const adminFeedSchema = ownFeedSchema.extend({
  /** When its owner was emailed that it seems to be shared. */
  warnedAt: isoTimeSchema.nullable(),
  /** The largest numbers of networks and of apps that used the feed on a single day, in the last seven days. */
  networks: z.int(),
  apps: z.int(),
});
export type AdminFeed = z.infer<typeof adminFeedSchema>;

/** The parameters of paths that start with /api/admin/users/{userId}/feeds/{id}. */
export const userFeedInput = userIdInput.extend(feedIdInput.shape);
export type UserFeedInput = z.infer<typeof userFeedInput>;

/** How many feeds an admin revoked or rotated. */
export const changedFeedsSchema = z.object({ feeds: z.int() });

/** A security alert: a private feed that seems to be shared. */
export const sharedFeedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  warnedAt: isoTimeSchema,
  /** False after its URL was rotated because the sharing continued. */
  hasUrl: z.boolean(),
  user: z.object({ id: z.uuid(), email: z.string() }),
});
export type SharedFeed = z.infer<typeof sharedFeedSchema>;
