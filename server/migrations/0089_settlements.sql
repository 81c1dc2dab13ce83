CREATE TABLE "settlement" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"fees_minor" bigint NOT NULL,
	"deducted_minor" bigint NOT NULL,
	"payout_minor" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "settlement_provider_known" CHECK ("settlement"."provider" in ('paystack', 'paypal', 'bank')),
	CONSTRAINT "settlement_currency_known" CHECK ("settlement"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "settlement_total_minor_not_negative" CHECK ("settlement"."total_minor" >= 0),
	CONSTRAINT "settlement_fees_minor_not_negative" CHECK ("settlement"."fees_minor" >= 0),
	CONSTRAINT "settlement_deducted_minor_not_negative" CHECK ("settlement"."deducted_minor" >= 0),
	CONSTRAINT "settlement_payout_minor_not_negative" CHECK ("settlement"."payout_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_difference" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"said_minor" bigint,
	"said_currency" text,
	"payment_id" uuid,
	"ours_minor" bigint,
	"ours_currency" text,
	"noticed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closing" text,
	CONSTRAINT "settlement_difference_source_unique" UNIQUE("source"),
	CONSTRAINT "settlement_difference_kind_known" CHECK ("settlement_difference"."kind" in ('unknown', 'amount', 'twice', 'sum', 'late')),
	CONSTRAINT "settlement_difference_said_currency_known" CHECK ("settlement_difference"."said_currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "settlement_difference_ours_currency_known" CHECK ("settlement_difference"."ours_currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "settlement_difference_said_in_currency" CHECK (("settlement_difference"."said_minor" is null) = ("settlement_difference"."said_currency" is null)),
	CONSTRAINT "settlement_difference_ours_in_currency" CHECK (("settlement_difference"."ours_minor" is null) = ("settlement_difference"."ours_currency" is null)),
	CONSTRAINT "settlement_difference_closed_with_reason" CHECK (("settlement_difference"."closed_at" is null) = ("settlement_difference"."closing" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"transaction" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fees_minor" bigint NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "settlement_item_amount_minor_not_negative" CHECK ("settlement_item"."amount_minor" >= 0),
	CONSTRAINT "settlement_item_fees_minor_not_negative" CHECK ("settlement_item"."fees_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_known";--> statement-breakpoint
ALTER TABLE "settlement_difference" ADD CONSTRAINT "settlement_difference_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_difference" ADD CONSTRAINT "settlement_difference_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_item" ADD CONSTRAINT "settlement_item_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_item" ADD CONSTRAINT "settlement_item_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_difference_payment" ON "settlement_difference" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlement_difference_closed_by" ON "settlement_difference" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "settlement_difference_open" ON "settlement_difference" USING btree ("noticed_at") WHERE "settlement_difference"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "settlement_item_settlement" ON "settlement_item" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_item_payment" ON "settlement_item" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback'));