CREATE TABLE "ledger_line" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_line_account_known" CHECK ("ledger_line"."account" ~ '^(asset:(provider|bank):[a-z]+|liability:(deferred|unmatched|credit|refunds_due|disputed)|income:[a-z_]+|contra:discount|expense:(fees|chargeback))$'),
	CONSTRAINT "ledger_line_amount_minor_not_zero" CHECK ("ledger_line"."amount_minor" <> 0),
	CONSTRAINT "ledger_line_currency_known" CHECK ("ledger_line"."currency" in ('NGN', 'USD', 'EUR', 'GBP'))
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_source_unique" UNIQUE("source"),
	CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'earned'))
);
--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_line_transaction" ON "ledger_line" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_order" ON "ledger_transaction" USING btree ("order_id");