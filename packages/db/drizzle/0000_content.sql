CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_old_slugs" (
	"slug" varchar(100) PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" varchar(100) NOT NULL,
	"excerpt" text NOT NULL,
	"body_richtext" text NOT NULL,
	"preview" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reading_minutes" integer NOT NULL,
	"host" text,
	"figure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_public" "tsvector" NOT NULL,
	"search_full" "tsvector" NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_reading_minutes_positive" CHECK ("articles"."reading_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "episode_old_slugs" (
	"slug" varchar(100) PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" varchar(100) NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"duration_sec" integer,
	"video_embed_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "episodes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "episodes_slug_form" CHECK ("episodes"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "episodes_type_known" CHECK ("episodes"."type" in ('Case Study Episodes', 'Expert Perspectives', 'Founder Spotlight', 'Investor Lens', 'Investment Strategy Sessions', 'News & Market Updates', 'Roundtable Conversations', 'Science Deep Dive', 'Tech & Trends Analysis', 'Visionary Futures')),
	CONSTRAINT "episodes_duration_positive" CHECK ("episodes"."duration_sec" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"episode_id" uuid NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_items_type_known" CHECK ("media_items"."type" in ('youtube', 'spotify', 'apple')),
	CONSTRAINT "media_items_order_positive" CHECK ("media_items"."order" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_topics" (
	"article_id" uuid NOT NULL,
	"topic_slug" varchar(100) NOT NULL,
	CONSTRAINT "article_topics_article_id_topic_slug_pk" PRIMARY KEY("article_id","topic_slug")
);
--> statement-breakpoint
CREATE TABLE "episode_topics" (
	"episode_id" uuid NOT NULL,
	"topic_slug" varchar(100) NOT NULL,
	CONSTRAINT "episode_topics_episode_id_topic_slug_pk" PRIMARY KEY("episode_id","topic_slug")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"slug" varchar(100) PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_old_slugs" ADD CONSTRAINT "article_old_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_old_slugs" ADD CONSTRAINT "episode_old_slugs_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_topics" ADD CONSTRAINT "article_topics_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_topics" ADD CONSTRAINT "article_topics_topic_slug_topics_slug_fk" FOREIGN KEY ("topic_slug") REFERENCES "public"."topics"("slug") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_topics" ADD CONSTRAINT "episode_topics_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_topics" ADD CONSTRAINT "episode_topics_topic_slug_topics_slug_fk" FOREIGN KEY ("topic_slug") REFERENCES "public"."topics"("slug") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_timestamp" ON "activity" USING btree ("timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_old_slugs_article" ON "article_old_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_search_public" ON "articles" USING gin ("search_public");--> statement-breakpoint
CREATE INDEX "articles_search_full" ON "articles" USING gin ("search_full");--> statement-breakpoint
CREATE INDEX "articles_title_trigrams" ON "articles" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_excerpt_trigrams" ON "articles" USING gin ("excerpt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "episode_old_slugs_episode" ON "episode_old_slugs" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "episodes_published" ON "episodes" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "episodes_type_published" ON "episodes" USING btree ("type","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "episodes_search" ON "episodes" USING gin ("search");--> statement-breakpoint
CREATE INDEX "episodes_title_trigrams" ON "episodes" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "episodes_description_trigrams" ON "episodes" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_episode_order" ON "media_items" USING btree ("episode_id","order","id");--> statement-breakpoint
CREATE INDEX "article_topics_topic" ON "article_topics" USING btree ("topic_slug","article_id");--> statement-breakpoint
CREATE INDEX "episode_topics_topic" ON "episode_topics" USING btree ("topic_slug","episode_id");
--> statement-breakpoint
INSERT INTO "content_version" ("id", "version") VALUES (1, 1);
