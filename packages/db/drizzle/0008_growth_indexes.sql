DROP INDEX "articles_excerpt_trigrams";--> statement-breakpoint
DROP INDEX "episodes_description_trigrams";--> statement-breakpoint
DROP INDEX "notifications_created";--> statement-breakpoint
DROP INDEX "users_name_trigrams";--> statement-breakpoint
DROP INDEX "users_email_trigrams";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || E'\n' || coalesce("excerpt", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("subject", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || E'\n' || coalesce("description", '') || E'\n' || coalesce("type", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || E'\n' || coalesce("email_key", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_search_text" ON "articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_type" ON "contact_messages" USING btree ("type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "episodes_search_text" ON "episodes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_open" ON "notifications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notifications"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);