CREATE TABLE "failed_logins" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"frozen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "failed_logins_last" ON "failed_logins" USING btree ("last_at");--> statement-breakpoint
DROP TABLE "login_failures" CASCADE;