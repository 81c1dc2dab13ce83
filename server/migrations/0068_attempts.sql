CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"package_version_id" uuid,
	"title" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "order_line_position_once" UNIQUE("order_id","position"),
	CONSTRAINT "order_line_kind_known" CHECK ("order_line"."kind" in ('package')),
	CONSTRAINT "order_line_position_positive" CHECK ("order_line"."position" > 0),
	CONSTRAINT "order_line_amount_minor_positive" CHECK ("order_line"."amount_minor" > 0),
	CONSTRAINT "order_line_names_package" CHECK (("order_line"."kind" = 'package') = ("order_line"."package_version_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"page_url" text,
	"chosen_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempt_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_attempt_provider_known" CHECK ("payment_attempt"."provider" in ('paystack', 'bank')),
	CONSTRAINT "payment_attempt_method_known" CHECK ("payment_attempt"."method" in ('card', 'bank_transfer')),
	CONSTRAINT "payment_attempt_currency_known" CHECK ("payment_attempt"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "payment_attempt_status_known" CHECK ("payment_attempt"."status" in ('created', 'unknown', 'pending', 'succeeded', 'failed', 'abandoned')),
	CONSTRAINT "payment_attempt_amount_minor_positive" CHECK ("payment_attempt"."amount_minor" > 0),
	CONSTRAINT "payment_attempt_expires_at_after_created_at" CHECK ("payment_attempt"."expires_at" > "payment_attempt"."created_at")
);
--> statement-breakpoint
CREATE TABLE "allocation" (
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"allocated_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "allocation_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "allocation_amount_minor_positive" CHECK ("allocation"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "odd_payment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"payment_id" uuid,
	"noticed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closing" text,
	CONSTRAINT "odd_payment_once" UNIQUE("provider","source"),
	CONSTRAINT "odd_payment_provider_known" CHECK ("odd_payment"."provider" in ('paystack', 'bank')),
	CONSTRAINT "odd_payment_outcome_known" CHECK ("odd_payment"."outcome" in ('mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed')),
	CONSTRAINT "odd_payment_closed_with_reason" CHECK (("odd_payment"."closed_at" is null) = ("odd_payment"."closing" is null))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"transaction" text NOT NULL,
	"attempt_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "payment_once" UNIQUE("provider","transaction"),
	CONSTRAINT "payment_provider_known" CHECK ("payment"."provider" in ('paystack', 'bank')),
	CONSTRAINT "payment_currency_known" CHECK ("payment"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "payment_standing_known" CHECK ("payment"."standing" in ('fits', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed')),
	CONSTRAINT "payment_amount_minor_positive" CHECK ("payment"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"requested_by" uuid,
	"done_by" uuid,
	CONSTRAINT "refund_state_known" CHECK ("refund"."state" in ('requested', 'approved', 'sent', 'processing', 'done', 'failed', 'needs_attention')),
	CONSTRAINT "refund_amount_minor_positive" CHECK ("refund"."amount_minor" > 0),
	CONSTRAINT "refund_done_at_some_time" CHECK (("refund"."state" = 'done') = ("refund"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_once";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_status_known";--> statement-breakpoint
ALTER TABLE "provider_notice" DROP CONSTRAINT "provider_notice_outcome_known";--> statement-breakpoint
ALTER TABLE "statement_line" DROP CONSTRAINT "statement_line_transfer_id_purchase_order_id_fk";--> statement-breakpoint
ALTER TABLE "purchase_order" ALTER COLUMN "package_version_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfer_approval" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_done_by_staff_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_package_version" ON "order_line" USING btree ("package_version_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_status" ON "payment_attempt" USING btree ("status","provider");--> statement-breakpoint
CREATE INDEX "allocation_order" ON "allocation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "odd_payment_payment" ON "odd_payment" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "odd_payment_closed_by" ON "odd_payment" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "odd_payment_reference" ON "odd_payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "odd_payment_open" ON "odd_payment" USING btree ("noticed_at") WHERE "odd_payment"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_attempt_paid" ON "payment" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_requested_by" ON "refund" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "refund_done_by" ON "refund" USING btree ("done_by");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_under_way" ON "refund" USING btree ("payment_id") WHERE "refund"."state" not in ('done', 'failed');--> statement-breakpoint
ALTER TABLE "transfer_approval" ADD CONSTRAINT "transfer_approval_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_status_known" CHECK ("purchase_order"."status" in ('open', 'part_paid', 'paid', 'part_refunded', 'refunded', 'charged_back', 'expired', 'cancelled', 'failed', 'refund_due'));--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_outcome_known" CHECK ("provider_notice"."outcome" in ('paid', 'failed', 'ignored', 'mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed'));