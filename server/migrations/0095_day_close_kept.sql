-- A day that was signed stays as it was signed: its figures were made with it, and the ledger takes nothing of it any more.
CREATE FUNCTION "refuse_later_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM day_close c JOIN day_close_figure f ON f.day = c.day
      WHERE c.day = NEW.day AND f.xmin <> c.xmin) THEN
    RAISE EXCEPTION 'the day % is signed already, and takes no more figures', NEW.day
      USING errcode = 'check_violation', constraint = 'day_close_made_at_once';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "made_at_once" AFTER INSERT ON "day_close_figure"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_later_figures"();
--> statement-breakpoint
CREATE FUNCTION "refuse_signed_day"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted_on date := (NEW.posted_at AT TIME ZONE 'Africa/Lagos')::date;
BEGIN
  IF EXISTS (SELECT FROM day_close WHERE day >= posted_on) THEN
    RAISE EXCEPTION 'the day % is signed: nothing is posted to it any more', posted_on
      USING errcode = 'check_violation', constraint = 'ledger_transaction_day_open';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "day_open" BEFORE INSERT ON "ledger_transaction"
  FOR EACH ROW EXECUTE FUNCTION "refuse_signed_day"();
