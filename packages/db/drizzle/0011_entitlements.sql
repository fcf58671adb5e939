CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"paid_through" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"granted_by" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entitlements_source_known" CHECK ("entitlements"."source" in ('stripe', 'paypal', 'comp', 'gift')),
	CONSTRAINT "entitlements_state_known" CHECK ("entitlements"."state" in ('active', 'past_due', 'cancelling', 'ended')),
	CONSTRAINT "entitlements_end_known" CHECK (("entitlements"."state" = 'ended') = ("entitlements"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_status_known";--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "target_type" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "target_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "target_title" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "change" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
INSERT INTO "entitlements" ("id", "user_id", "source", "state", "starts_at", "reason", "created_at", "updated_at")
	SELECT gen_random_uuid(), "id", 'comp', 'active', "updated_at", 'Membership set by an admin', "updated_at", "updated_at"
	FROM "users" WHERE "role" = 'member' OR "subscription_status" = 'comp';--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "role" TO "base_role";--> statement-breakpoint
UPDATE "users" SET "base_role" = CASE WHEN "email_confirmed_at" IS NULL THEN 'visitor' ELSE 'subscriber' END
	WHERE "base_role" = 'member';--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlements_user" ON "entitlements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entitlements_granted_by" ON "entitlements" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_endless_comp" ON "entitlements" USING btree ("user_id") WHERE "entitlements"."source" = 'comp' and "entitlements"."ended_at" is null and "entitlements"."paid_through" is null;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity" USING btree ("actor_id");--> statement-breakpoint
ALTER INDEX "users_role" RENAME TO "users_base_role";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "subscription_status";--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_is_told" CHECK (case when "activity"."action" is null then "activity"."title" is not null and "activity"."description" is not null
        else "activity"."actor" is not null and "activity"."target_type" is not null and "activity"."target_title" is not null end);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_base_role_known" CHECK ("users"."base_role" in ('visitor', 'subscriber', 'editor', 'admin'));