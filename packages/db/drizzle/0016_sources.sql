ALTER TABLE "articles" ADD COLUMN "sources" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "sources" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_sources" ON "articles" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "episodes_sources" ON "episodes" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "newsletter_issues_search" ON "newsletter_issues" USING gin ("search");--> statement-breakpoint
CREATE INDEX "newsletter_issues_title_trigrams" ON "newsletter_issues" USING gin ("title" gin_trgm_ops);