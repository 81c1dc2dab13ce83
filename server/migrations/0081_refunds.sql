CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"state" text DEFAULT 'opened' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"answer" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "dispute_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "dispute_provider_known" CHECK ("dispute"."provider" in ('paystack', 'bank')),
	CONSTRAINT "dispute_currency_known" CHECK ("dispute"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "dispute_state_known" CHECK ("dispute"."state" in ('opened', 'answered', 'won', 'lost', 'silent')),
	CONSTRAINT "dispute_amount_minor_not_negative" CHECK ("dispute"."amount_minor" >= 0),
	CONSTRAINT "dispute_ended_is_decided" CHECK (("dispute"."ended_at" is null) = ("dispute"."state" in ('opened', 'answered')))
);
--> statement-breakpoint
ALTER TABLE "provider_notice" DROP CONSTRAINT "provider_notice_outcome_known";--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_known";--> statement-breakpoint
ALTER TABLE "odd_payment" DROP CONSTRAINT "odd_payment_outcome_known";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_state_known";--> statement-breakpoint
DROP INDEX "provider_notice_waiting";--> statement-breakpoint
DROP INDEX "refund_one_under_way";--> statement-breakpoint
ALTER TABLE "provider_notice" ADD COLUMN "payload" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "of" text DEFAULT 'owed' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "owed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_answered_by" ON "dispute" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("due_at") WHERE "dispute"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_notice_next" ON "provider_notice" USING btree ("next_try_at","received_at") WHERE "provider_notice"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "refund_approved_by" ON "refund" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "refund_next" ON "refund" USING btree ("next_try_at") WHERE "refund"."state" in ('approved', 'sent', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_under_way" ON "refund" USING btree ("payment_id") WHERE "refund"."state" not in ('done', 'failed', 'refused');--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_outcome_known" CHECK ("provider_notice"."outcome" in ('paid', 'failed', 'ignored', 'noted', 'mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed', 'not_settled'));--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'earned', 'chargeback'));--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_outcome_known" CHECK ("odd_payment"."outcome" in ('mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed', 'not_settled'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_known" CHECK ("refund"."of" in ('owed', 'held', 'order'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_sent_from_known" CHECK ("refund"."sent_from" in ('paystack', 'bank'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_by_two" CHECK ("refund"."approved_by" is null or "refund"."approved_by" <> "refund"."requested_by");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_state_known" CHECK ("refund"."state" in ('requested', 'approved', 'sent', 'processing', 'done', 'failed', 'needs_attention', 'refused'));