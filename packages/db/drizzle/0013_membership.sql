CREATE TABLE "entitlement_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"access_until" timestamp (3) with time zone,
	CONSTRAINT "entitlement_changes_event_known" CHECK ("entitlement_changes"."event" in ('started', 'renewed', 'payment_failed', 'payment_recovered', 'cancelled', 'resumed', 'plan_changed', 'expired', 'refunded', 'disputed', 'unpaid', 'duplicate', 'granted', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid,
	"plan" text NOT NULL,
	"price_cents" integer NOT NULL,
	"reference" text,
	"charge_id" text,
	"paid_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"redeemed_by" uuid,
	"redeemed_at" timestamp (3) with time zone,
	"entitlement_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gifts_plan_known" CHECK ("gifts"."plan" in ('monthly', 'annual')),
	CONSTRAINT "gifts_redeemed_paid" CHECK ("gifts"."redeemed_at" is null or "gifts"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "group_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"paid_through" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "group_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "group_codes_seats_positive" CHECK ("group_codes"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"about" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"attempts" integer NOT NULL,
	"error" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_known" CHECK ("payment_events"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "payment_events_outcome_known" CHECK ("payment_events"."outcome" in ('done', 'ignored', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"checked" integer NOT NULL,
	"failed" integer NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "reconciliations_provider_known" CHECK ("reconciliations"."provider" in ('stripe', 'paypal'))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_customers_provider_customer_id_pk" PRIMARY KEY("provider","customer_id"),
	CONSTRAINT "payment_customers_provider_known" CHECK ("payment_customers"."provider" in ('stripe', 'paypal'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid,
	"customer_id" text,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"paid_through" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	"first_charge_at" timestamp (3) with time zone,
	"last_charge_id" text,
	"last_charge_at" timestamp (3) with time zone,
	"last_charge_cents" integer,
	"cancel_due" boolean DEFAULT false NOT NULL,
	"refund_due" text,
	"announced_renewal" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider_known" CHECK ("subscriptions"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "subscriptions_plan_known" CHECK ("subscriptions"."plan" in ('monthly', 'annual')),
	CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('pending', 'active', 'past_due', 'cancelling', 'ended')),
	CONSTRAINT "subscriptions_end_known" CHECK (("subscriptions"."state" = 'ended') = ("subscriptions"."ended_at" is not null) and ("subscriptions"."state" = 'ended') = ("subscriptions"."ended_because" is not null))
);
--> statement-breakpoint
DROP INDEX "entitlements_not_ended";--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "group_code_id" uuid;--> statement-breakpoint
ALTER TABLE "entitlement_changes" ADD CONSTRAINT "entitlement_changes_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlement_changes_entitlement" ON "entitlement_changes" USING btree ("entitlement_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_reference" ON "gifts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "gifts_charge" ON "gifts" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "gifts_buyer" ON "gifts" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "gifts_redeemed_by" ON "gifts" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "gifts_entitlement" ON "gifts" USING btree ("entitlement_id");--> statement-breakpoint
CREATE INDEX "gifts_created" ON "gifts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "group_codes_created" ON "group_codes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "group_codes_created_by" ON "group_codes" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_events_outcome" ON "payment_events" USING btree ("outcome","received_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reconciliations_started" ON "reconciliations" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_user" ON "payment_customers" USING btree ("user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_id" ON "subscriptions" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "subscriptions_started" ON "subscriptions" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_state" ON "subscriptions" USING btree ("state","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_last_charge" ON "subscriptions" USING btree ("provider","last_charge_id");--> statement-breakpoint
CREATE INDEX "subscriptions_running" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."cancel_due" or "subscriptions"."refund_due" is not null;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_group_code_id_group_codes_id_fk" FOREIGN KEY ("group_code_id") REFERENCES "public"."group_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_seat" ON "entitlements" USING btree ("group_code_id","user_id");--> statement-breakpoint
CREATE INDEX "entitlements_not_ended" ON "entitlements" USING btree ("user_id","starts_at","paid_through","state","source") WHERE "entitlements"."ended_at" is null;