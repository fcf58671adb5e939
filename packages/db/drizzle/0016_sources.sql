ALTER TABLE "articles" ADD COLUMN "sources" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "sources" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
-- The vectors of existing issues, as search-vectors.ts builds them.
UPDATE "newsletter_issues" SET "search" = "vectors"."vector" FROM (
	SELECT "id",
		setweight(to_tsvector('english', "heading") || to_tsvector('simple', "heading"), 'A') ||
		setweight(to_tsvector('english', "summary") || to_tsvector('simple', "summary"), 'B') ||
		setweight(to_tsvector('english', "body") || to_tsvector('simple', "body"), 'C') AS "vector"
	FROM (
		SELECT "id",
			regexp_replace(regexp_replace(normalize(lower("title"), NFKD), '[\u0300-\u036f]+', '', 'g'), '[[:punct:]]+', ' ', 'g') AS "heading",
			regexp_replace(regexp_replace(normalize(lower("excerpt"), NFKD), '[\u0300-\u036f]+', '', 'g'), '[[:punct:]]+', ' ', 'g') AS "summary",
			regexp_replace(regexp_replace(normalize(lower(left(regexp_replace("body_richtext", '<[^>]*>|&[a-z]+;', ' ', 'g'), 200000)), NFKD), '[\u0300-\u036f]+', '', 'g'), '[[:punct:]]+', ' ', 'g') AS "body"
		FROM "newsletter_issues"
	) AS "texts"
) AS "vectors" WHERE "vectors"."id" = "newsletter_issues"."id";--> statement-breakpoint
CREATE INDEX "articles_sources" ON "articles" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "episodes_sources" ON "episodes" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "newsletter_issues_search" ON "newsletter_issues" USING gin ("search");--> statement-breakpoint
CREATE INDEX "newsletter_issues_title_trigrams" ON "newsletter_issues" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
-- The sources of existing free articles. The next save of an article adds DOIs with escaped characters, and the sources
-- of a premium article, because its preview may contain notes that only the hidden part refers to.
UPDATE "articles" SET "sources" = "cited"."dois" FROM (
  SELECT "id", array_agg("doi" ORDER BY "place") AS "dois" FROM (
    SELECT "articles"."id", lower("found"."match"[1]) AS "doi", min("found"."place") AS "place"
    FROM "articles", regexp_matches(
      "body_richtext",
      '<a href="https?://(?:dx\.|www\.)?doi\.org/(10\.\d{4,9}/[^"?#%&\s]+)["?#]', 'gi'
    ) WITH ORDINALITY AS "found" ("match", "place")
    WHERE NOT "articles"."is_premium" AND length("found"."match"[1]) <= 200
    GROUP BY 1, 2
  ) AS "links" GROUP BY "id"
) AS "cited" WHERE "cited"."id" = "articles"."id";
