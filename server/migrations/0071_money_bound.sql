-- The lines of an order sum to its amount when they are committed; what counts for an order is never more than came in, nor than it costs.
CREATE FUNCTION "refuse_other_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM purchase_order o WHERE o.id = NEW.order_id
      AND o.amount_minor <> (SELECT sum(l.amount_minor) FROM order_line l WHERE l.order_id = o.id)) THEN
    RAISE EXCEPTION 'the lines of order % do not sum to its amount', NEW.order_id
      USING errcode = 'check_violation', constraint = 'order_line_sum';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "summed" AFTER INSERT OR UPDATE ON "order_line"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_other_sum"();
--> statement-breakpoint
CREATE FUNCTION "refuse_too_much_allocated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(a.amount_minor) FROM allocation a WHERE a.payment_id = NEW.payment_id AND a.released_at IS NULL)
      > (SELECT p.amount_minor FROM payment p WHERE p.id = NEW.payment_id) THEN
    RAISE EXCEPTION 'more of payment % is allocated than came in', NEW.payment_id
      USING errcode = 'check_violation', constraint = 'allocation_within_payment';
  END IF;
  IF (SELECT sum(a.amount_minor) FROM allocation a WHERE a.order_id = NEW.order_id AND a.released_at IS NULL)
      > (SELECT o.amount_minor FROM purchase_order o WHERE o.id = NEW.order_id) THEN
    RAISE EXCEPTION 'more is allocated to order % than it costs', NEW.order_id
      USING errcode = 'check_violation', constraint = 'allocation_within_order';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "within" AFTER INSERT OR UPDATE ON "allocation" FOR EACH ROW EXECUTE FUNCTION "refuse_too_much_allocated"();
--> statement-breakpoint
CREATE FUNCTION "refuse_too_much_refunded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(r.amount_minor) FROM refund r WHERE r.payment_id = NEW.payment_id AND r.state <> 'failed')
      > (SELECT p.amount_minor FROM payment p WHERE p.id = NEW.payment_id) THEN
    RAISE EXCEPTION 'more of payment % goes back than came in', NEW.payment_id
      USING errcode = 'check_violation', constraint = 'refund_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "within" AFTER INSERT OR UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION "refuse_too_much_refunded"();
