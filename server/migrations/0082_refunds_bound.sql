-- What of refunds is known by now; and what goes back, or a bank asks back, is never more than came in.
UPDATE "refund" SET "of" = 'held' WHERE "reason" IN ('short', 'other_currency');
--> statement-breakpoint
UPDATE "refund" SET "owed_at" = "requested_at";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_too_much_refunded"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came bigint;
BEGIN
  -- Whoever sends back and whoever asks back at once count each other.
  SELECT p.amount_minor INTO came FROM payment p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r
        WHERE r.payment_id = NEW.payment_id AND r.state NOT IN ('failed', 'refused'))
      + (SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
        WHERE d.payment_id = NEW.payment_id AND d.state <> 'won') > came THEN
    RAISE EXCEPTION 'more of payment % goes back than came in', NEW.payment_id
      USING errcode = 'check_violation', constraint = 'refund_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "within" AFTER INSERT OR UPDATE ON "dispute" FOR EACH ROW EXECUTE FUNCTION "refuse_too_much_refunded"();
