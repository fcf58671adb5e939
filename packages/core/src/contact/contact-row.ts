import type { contactMessages } from '@longreturn/db/schema';

export type ContactRow = typeof contactMessages.$inferSelect;
