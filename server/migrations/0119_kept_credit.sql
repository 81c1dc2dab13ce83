ALTER TABLE "provider_notice" DROP CONSTRAINT "provider_notice_provider_known";--> statement-breakpoint
ALTER TABLE "day_close_figure" DROP CONSTRAINT "day_close_figure_what_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_provider_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_method_known";--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_provider_known";--> statement-breakpoint
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_paid_by_known";--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_kind_known";--> statement-breakpoint
ALTER TABLE "odd_payment" DROP CONSTRAINT "odd_payment_provider_known";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_provider_known";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_of_known";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_sent_from_known";--> statement-breakpoint
ALTER TABLE "settlement" DROP CONSTRAINT "settlement_provider_known";--> statement-breakpoint
DROP INDEX "refund_one_under_way";--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "from_credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_under_way" ON "refund" USING btree ("payment_id") WHERE "refund"."state" not in ('done', 'failed', 'refused') and "refund"."of" <> 'credit';--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_from_credit_minor_not_negative" CHECK ("purchase_order"."from_credit_minor" >= 0);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_credit_within" CHECK ("purchase_order"."from_credit_minor" <= "purchase_order"."amount_minor");--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_provider_known" CHECK ("provider_notice"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "day_close_figure" ADD CONSTRAINT "day_close_figure_what_known" CHECK ("day_close_figure"."what" in ('opening', 'closing', 'payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used', 'credit kept', 'credit given back'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_provider_known" CHECK ("payment_attempt"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_method_known" CHECK ("payment_attempt"."method" in ('card', 'transfer_account', 'paypal', 'bank_transfer', 'credit'));--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_provider_known" CHECK ("dispute"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_paid_by_known" CHECK ("package_grant"."paid_by" in ('card', 'transfer_account', 'paypal', 'bank_transfer', 'credit'));--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_kind_known" CHECK ("ledger_transaction"."kind" in ('payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used', 'credit kept', 'credit given back'));--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_provider_known" CHECK ("odd_payment"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider_known" CHECK ("payment"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_known" CHECK ("refund"."of" in ('owed', 'held', 'order', 'credit'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_sent_from_known" CHECK ("refund"."sent_from" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_provider_known" CHECK ("settlement"."provider" in ('paystack', 'paypal', 'bank', 'credit'));--> statement-breakpoint
-- What of kept credit goes out with an account has gone back once already, as credit: it is no more money of the payment.
CREATE OR REPLACE FUNCTION "refuse_too_much_refunded"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came bigint;
BEGIN
  -- Whoever sends back and whoever asks back at once count each other.
  SELECT p.amount_minor INTO came FROM payment p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r
        WHERE r.payment_id = NEW.payment_id AND r.state NOT IN ('failed', 'refused') AND r."of" <> 'credit')
      + (SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
        WHERE d.payment_id = NEW.payment_id AND d.state <> 'won') > came THEN
    RAISE EXCEPTION 'more of payment % goes back than came in', NEW.payment_id
      USING errcode = 'check_violation', constraint = 'refund_within_payment';
  END IF;
  RETURN NULL;
END $$;
