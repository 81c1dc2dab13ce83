CREATE TABLE "downgrade" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agreement_id" uuid NOT NULL,
	"from_consent_id" uuid NOT NULL,
	"to_consent_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "downgrade_taken_back_afterwards" CHECK ("downgrade"."taken_back_at" >= "downgrade"."chosen_at")
);
--> statement-breakpoint
CREATE TABLE "upgrade_credit" (
	"quote_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"on_day" date NOT NULL,
	"net_minor" bigint NOT NULL,
	"days_left" integer NOT NULL,
	"days_in_all" integer NOT NULL,
	"credit_minor" bigint NOT NULL,
	"taken_at" timestamp with time zone,
	"restored_at" timestamp with time zone,
	CONSTRAINT "upgrade_credit_quote_id_order_id_pk" PRIMARY KEY("quote_id","order_id"),
	CONSTRAINT "upgrade_credit_credit_minor_positive" CHECK ("upgrade_credit"."credit_minor" > 0),
	CONSTRAINT "upgrade_credit_days_left_positive" CHECK ("upgrade_credit"."days_left" > 0),
	CONSTRAINT "upgrade_credit_of_what_was_paid" CHECK ("upgrade_credit"."credit_minor" <= "upgrade_credit"."net_minor"),
	CONSTRAINT "upgrade_credit_of_its_days" CHECK ("upgrade_credit"."days_left" <= "upgrade_credit"."days_in_all"),
	CONSTRAINT "upgrade_credit_restored_at_needs_taken_at" CHECK ("upgrade_credit"."restored_at" is null or "upgrade_credit"."taken_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "grant_cut" DROP CONSTRAINT "grant_cut_why_known";--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_known";--> statement-breakpoint
ALTER TABLE "downgrade" ADD CONSTRAINT "downgrade_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downgrade" ADD CONSTRAINT "downgrade_from_consent_id_renewal_consent_id_fk" FOREIGN KEY ("from_consent_id") REFERENCES "public"."renewal_consent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downgrade" ADD CONSTRAINT "downgrade_to_consent_id_renewal_consent_id_fk" FOREIGN KEY ("to_consent_id") REFERENCES "public"."renewal_consent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_credit" ADD CONSTRAINT "upgrade_credit_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_credit" ADD CONSTRAINT "upgrade_credit_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downgrade_agreement" ON "downgrade" USING btree ("agreement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "downgrade_to_consent" ON "downgrade" USING btree ("to_consent_id");--> statement-breakpoint
CREATE INDEX "downgrade_from_consent" ON "downgrade" USING btree ("from_consent_id");--> statement-breakpoint
CREATE INDEX "upgrade_credit_order" ON "upgrade_credit" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upgrade_credit_taken_once" ON "upgrade_credit" USING btree ("order_id") WHERE "upgrade_credit"."taken_at" is not null and "upgrade_credit"."restored_at" is null;--> statement-breakpoint
ALTER TABLE "grant_cut" ADD CONSTRAINT "grant_cut_why_known" CHECK ("grant_cut"."why" in ('better package', 'moved up', 'refund', 'chargeback', 'renewed', 'paused', 'upgraded'));--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used'));