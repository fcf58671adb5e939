ALTER TABLE "subscribers" ADD COLUMN "ended_as" text;--> statement-breakpoint
UPDATE "subscribers" SET "ended_as" = 'unsubscribed' WHERE "status" = 'pending' AND "ended_at" IS NOT NULL;
