CREATE TABLE "deleted_digests" (
	"edition" text NOT NULL,
	"period" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "deleted_digests_edition_period_pk" PRIMARY KEY("edition","period")
);
