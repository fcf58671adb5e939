CREATE TABLE "download_claims" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"episode_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "downloads_episode_id_day_source_pk" PRIMARY KEY("episode_id","day","source"),
	CONSTRAINT "downloads_source_known" CHECK ("downloads"."source" in ('public', 'private', 'site')),
	CONSTRAINT "downloads_positive" CHECK ("downloads"."downloads" > 0)
);
--> statement-breakpoint
CREATE TABLE "episode_persons" (
	"episode_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"url" text,
	"image_url" text,
	CONSTRAINT "episode_persons_episode_id_position_pk" PRIMARY KEY("episode_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"copies_audio" boolean NOT NULL,
	"items" integer,
	"done_items" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"failure" text,
	"started_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "feed_imports_state_known" CHECK ("feed_imports"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"guid" text PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening_positions" (
	"user_id" uuid NOT NULL,
	"episode_id" uuid NOT NULL,
	"position_sec" integer NOT NULL,
	"is_finished" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listening_positions_user_id_episode_id_pk" PRIMARY KEY("user_id","episode_id"),
	CONSTRAINT "listening_positions_positive" CHECK ("listening_positions"."position_sec" >= 0)
);
--> statement-breakpoint
CREATE TABLE "private_feed_uses" (
	"feed_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network_hash" text NOT NULL,
	"app_hash" text NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "private_feed_uses_feed_id_day_network_hash_app_hash_pk" PRIMARY KEY("feed_id","day","network_hash","app_hash")
);
--> statement-breakpoint
CREATE TABLE "private_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "private_feeds_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "question_votes" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"episode_id" uuid,
	"answer_sec" integer,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questions_state_known" CHECK ("questions"."state" in ('open', 'picked', 'answered', 'hidden')),
	CONSTRAINT "questions_answer_positive" CHECK ("questions"."answer_sec" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audio_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"uploaded_by" uuid,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_uploads_kind_known" CHECK ("audio_uploads"."kind" in ('public', 'ad-free'))
);
--> statement-breakpoint
CREATE TABLE "renditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_key" text,
	"external_url" text,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"duration_sec" integer NOT NULL,
	"peaks" jsonb,
	"chapters" jsonb,
	"transcript" jsonb,
	"transcript_search" "tsvector",
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "renditions_object_key_unique" UNIQUE("object_key"),
	CONSTRAINT "renditions_one_per_kind" UNIQUE("episode_id","kind"),
	CONSTRAINT "renditions_kind_known" CHECK ("renditions"."kind" in ('public', 'ad-free')),
	CONSTRAINT "renditions_bytes_somewhere" CHECK (num_nonnulls("renditions"."object_key", "renditions"."external_url") = 1),
	CONSTRAINT "renditions_bytes_positive" CHECK ("renditions"."bytes" >= 0 and "renditions"."duration_sec" >= 0)
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "is_ama" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "feed_guid" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_persons" ADD CONSTRAINT "episode_persons_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_imports" ADD CONSTRAINT "feed_imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_positions" ADD CONSTRAINT "listening_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_positions" ADD CONSTRAINT "listening_positions_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_feed_uses" ADD CONSTRAINT "private_feed_uses_feed_id_private_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."private_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_feeds" ADD CONSTRAINT "private_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_uploads" ADD CONSTRAINT "audio_uploads_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_uploads" ADD CONSTRAINT "audio_uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renditions" ADD CONSTRAINT "renditions_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renditions" ADD CONSTRAINT "renditions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_claims_expires" ON "download_claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "downloads_day" ON "downloads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "feed_imports_created" ON "feed_imports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feed_imports_started_by" ON "feed_imports" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "imported_items_episode" ON "imported_items" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "listening_positions_recent" ON "listening_positions" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listening_positions_episode" ON "listening_positions" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "private_feed_uses_day" ON "private_feed_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "private_feeds_user" ON "private_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_votes_user" ON "question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_state" ON "questions" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_episode" ON "questions" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "audio_uploads_episode" ON "audio_uploads" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "audio_uploads_uploaded_by" ON "audio_uploads" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "audio_uploads_created" ON "audio_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "renditions_transcript_search" ON "renditions" USING gin ("transcript_search");--> statement-breakpoint
CREATE INDEX "renditions_uploaded_by" ON "renditions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "episodes_ama" ON "episodes" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "episodes"."is_ama";--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_feed_guid_unique" UNIQUE("feed_guid");--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_one_per_period" UNIQUE("edition","period");