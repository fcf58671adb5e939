CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"title" text NOT NULL,
	"slug" varchar(100) NOT NULL,
	"excerpt" text NOT NULL,
	"body_richtext" text NOT NULL,
	"reading_minutes" integer NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"recipients" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_issues_slug_unique" UNIQUE("slug"),
	CONSTRAINT "newsletter_issues_edition_known" CHECK ("newsletter_issues"."edition" in ('episodes', 'articles', 'daily-highlights', 'quarterly-summaries')),
	CONSTRAINT "newsletter_issues_slug_form" CHECK ("newsletter_issues"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "newsletter_issues_reading_minutes_positive" CHECK ("newsletter_issues"."reading_minutes" >= 1),
	CONSTRAINT "newsletter_issues_sent_whole" CHECK (("newsletter_issues"."sent_at" is null) = ("newsletter_issues"."recipients" is null))
);
--> statement-breakpoint
CREATE INDEX "newsletter_issues_sent" ON "newsletter_issues" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_issues_edition" ON "newsletter_issues" USING btree ("edition","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_issues_created" ON "newsletter_issues" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);