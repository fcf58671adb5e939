ALTER TABLE "users" ADD COLUMN "wants_newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
WITH "moved" AS (
	DELETE FROM "subscribers" USING "users"
	WHERE "users"."email_key" = "subscribers"."email_key" AND "users"."email_confirmed_at" IS NULL
		AND "subscribers"."source" = 'profile' AND "subscribers"."status" = 'pending'
	RETURNING "users"."id"
)
UPDATE "users" SET "wants_newsletter" = true FROM "moved" WHERE "users"."id" = "moved"."id";
