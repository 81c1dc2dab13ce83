ALTER TABLE "provider_notice" DROP CONSTRAINT "provider_notice_outcome_known";--> statement-breakpoint
ALTER TABLE "day_close_figure" DROP CONSTRAINT "day_close_figure_what_known";--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_amount_is_of_asked";--> statement-breakpoint
ALTER TABLE "ledger_line" DROP CONSTRAINT "ledger_line_account_known";--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_known";--> statement-breakpoint
ALTER TABLE "odd_payment" DROP CONSTRAINT "odd_payment_outcome_known";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_standing_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "rejected_minor" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "beyond_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "statement_line_taken_back" ON "statement_line" USING btree ("taken_back_at") WHERE "statement_line"."taken_back_at" is not null;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_outcome_known" CHECK ("provider_notice"."outcome" in ('paid', 'failed', 'ignored', 'noted', 'mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed', 'not_settled', 'unidentified', 'rejected'));--> statement-breakpoint
ALTER TABLE "day_close_figure" ADD CONSTRAINT "day_close_figure_what_known" CHECK ("day_close_figure"."what" in ('opening', 'closing', 'payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used', 'credit kept', 'credit given back', 'credit lost', 'unidentified payment', 'identified payment'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_rejected_minor_positive" CHECK ("payment_attempt"."rejected_minor" > 0);--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_credit_minor_not_negative" CHECK ("dispute"."credit_minor" >= 0);--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_beyond_minor_not_negative" CHECK ("dispute"."beyond_minor" >= 0);--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_amount_is_of_asked" CHECK ("dispute"."amount_minor" + "dispute"."credit_minor" + "dispute"."beyond_minor" <= "dispute"."asked_minor");--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_known" CHECK ("ledger_line"."account" ~ '^(asset:(provider|bank):[a-z]+|liability:(deferred|unmatched|unidentified|credit|refunds_due)|income:[a-z_]+|contra:discount|expense:(fees|chargeback))$');--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used', 'credit kept', 'credit given back', 'credit lost', 'unidentified payment', 'identified payment'));--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_outcome_known" CHECK ("odd_payment"."outcome" in ('mismatch', 'unknown_reference', 'not_confirmed', 'for_staff', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed', 'not_settled', 'unidentified', 'rejected'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_standing_known" CHECK ("payment"."standing" in ('fits', 'short', 'excess', 'other_currency', 'paid_twice', 'account_closed', 'unidentified'));
--> statement-breakpoint
UPDATE "statement_line" c SET "taken_back_at" = s."uploaded_at"
  FROM "statement_line" r JOIN "bank_statement" s ON s."id" = r."statement_id" WHERE r."reverses_id" = c."id";
--> statement-breakpoint
-- Lines of statements of which nobody has said what they are stand in the books from now on.
WITH posted AS (
  INSERT INTO "ledger_transaction" ("source", "kind", "posted_at")
    SELECT 'unidentified payment:line:' || l."id", 'unidentified payment', now() FROM "statement_line" l
    WHERE l."state" = 'open' AND l."taken_back_at" IS NULL
    RETURNING "id", "source")
INSERT INTO "ledger_line" ("transaction_id", "account", "amount_minor", "currency")
  SELECT p."id", a."account", a."sign" * l."amount_minor", 'NGN' FROM posted p
    JOIN "statement_line" l ON p."source" = 'unidentified payment:line:' || l."id"
    CROSS JOIN (VALUES ('asset:bank:main', 1), ('liability:unidentified', -1)) AS a("account", "sign");
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
