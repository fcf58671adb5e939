CREATE INDEX "articles_created" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "episodes_created" ON "episodes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("search_text" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login" DESC NULLS LAST,"id" DESC NULLS LAST);