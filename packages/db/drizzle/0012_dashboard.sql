CREATE TABLE "article_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"body_richtext" text NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "issue_deliveries" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "issue_deliveries_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id"),
	CONSTRAINT "issue_deliveries_state_known" CHECK ("issue_deliveries"."state" in ('queued', 'sent', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "item_reads" (
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "item_reads_item_type_item_id_day_pk" PRIMARY KEY("item_type","item_id","day"),
	CONSTRAINT "item_reads_positive" CHECK ("item_reads"."reads" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text,
	"name" text NOT NULL,
	"content_type" text,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"alt_text" text DEFAULT '' NOT NULL,
	"object_key" text NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || E'\n' || coalesce("alt_text", ''))) STORED NOT NULL,
	CONSTRAINT "media_files_object_key_unique" UNIQUE("object_key"),
	CONSTRAINT "media_files_type_known" CHECK ("media_files"."type" in ('image', 'video', 'audio', 'document')),
	CONSTRAINT "media_files_bytes_positive" CHECK ("media_files"."bytes" >= 0),
	CONSTRAINT "media_files_ready_whole" CHECK ("media_files"."ready_at" is null or ("media_files"."type" is not null and "media_files"."content_type" is not null and "media_files"."bytes" is not null))
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"file_id" uuid NOT NULL,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "media_uses_file_id_item_type_item_id_place_pk" PRIMARY KEY("file_id","item_type","item_id","place")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_mails_outcome_known" CHECK ("sent_mails"."outcome" in ('accepted', 'refused', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_method_known" CHECK ("sign_ins"."method" in ('password', 'google', 'apple'))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"part" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "activity_actor";--> statement-breakpoint
DROP INDEX "users_base_role";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("target_title", '') || E'\n' || coalesce("title", '') || E'\n' || coalesce("description", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_file_id" uuid;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "cover_file_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "scheduled_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "episode_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "segment_tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || E'\n' || coalesce("email_key", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_revisions_article" ON "article_revisions" USING btree ("article_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_revisions_saved_by" ON "article_revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_author" ON "contact_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "issue_deliveries_state" ON "issue_deliveries" USING btree ("issue_id","state");--> statement-breakpoint
CREATE INDEX "issue_deliveries_subscriber" ON "issue_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "item_reads_day" ON "item_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "media_files_created" ON "media_files" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_files_type" ON "media_files" USING btree ("type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_files_unfinished" ON "media_files" USING btree ("created_at") WHERE "media_files"."ready_at" is null;--> statement-breakpoint
CREATE INDEX "media_files_uploaded_by" ON "media_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "media_files_search" ON "media_files" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_uses_item" ON "media_uses" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE INDEX "sent_mails_user" ON "sent_mails" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sent_mails_at" ON "sent_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_at" ON "sign_ins" USING btree ("at");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_file_id_media_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_cover_file_id_media_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_actor_type" ON "activity" USING btree ("actor","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_target" ON "activity" USING btree ("target_type","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_search" ON "activity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activity_deleted_name" ON "activity" USING btree ("timestamp") WHERE ("activity"."target_type" = 'account' and "activity"."user_id" is null or "activity"."action" = 'subscriber.deleted') and "activity"."target_title" <> '';--> statement-breakpoint
CREATE INDEX "articles_cover_file" ON "articles" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "entitlements_not_ended" ON "entitlements" USING btree ("user_id","starts_at","paid_through","state") WHERE "entitlements"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "episodes_cover_file" ON "episodes" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_scheduled" ON "newsletter_issues" USING btree ("scheduled_for") WHERE "newsletter_issues"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_issues_episode" ON "newsletter_issues" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "subscribers_status" ON "subscribers" USING btree ("status","subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscribers_tags" ON "subscribers" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity" USING btree ("actor_id","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_base_role" ON "users" USING btree ("base_role","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);