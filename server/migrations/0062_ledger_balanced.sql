-- A transaction of the ledger is whole when it is committed: two lines or more, which sum to nothing in each currency,
-- all of them made with it. Then what stood in the ledger of before is copied, and the old table is frozen.
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which uuid := CASE TG_TABLE_NAME WHEN 'ledger_line' THEN (to_jsonb(NEW) ->> 'transaction_id')::uuid ELSE (to_jsonb(NEW) ->> 'id')::uuid END;
  unbalanced text;
BEGIN
  IF (SELECT count(*) FROM ledger_line WHERE transaction_id = which) < 2 THEN
    RAISE EXCEPTION 'ledger transaction % has fewer than two lines', which
      USING errcode = 'check_violation', constraint = 'ledger_transaction_two_lines';
  END IF;
  SELECT string_agg(sum || ' ' || currency, ', ') INTO unbalanced FROM (
    SELECT currency, sum(amount_minor) FROM ledger_line WHERE transaction_id = which
    GROUP BY currency HAVING sum(amount_minor) <> 0) sums;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'the lines of ledger transaction % sum to %', which, unbalanced
      USING errcode = 'check_violation', constraint = 'ledger_transaction_balanced';
  END IF;
  IF EXISTS (SELECT FROM ledger_line l JOIN ledger_transaction t ON t.id = l.transaction_id
      WHERE t.id = which AND l.xmin <> t.xmin) THEN
    RAISE EXCEPTION 'ledger transaction % stands already, and takes no more lines', which
      USING errcode = 'check_violation', constraint = 'ledger_transaction_made_at_once';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "balanced" AFTER INSERT ON "ledger_transaction"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "balanced" AFTER INSERT ON "ledger_line"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced"();
--> statement-breakpoint
CREATE FUNCTION "refuse_writing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is frozen', TG_TABLE_NAME USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Whoever still writes to it waits, and is refused.
LOCK TABLE "ledger_entry" IN EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TRIGGER "frozen" BEFORE INSERT ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_writing"();
--> statement-breakpoint
INSERT INTO "ledger_transaction" ("source", "kind", "order_id", "posted_at")
SELECT 'entry:' || order_id || ':' || kind, kind, order_id, min(posted_at)
FROM "ledger_entry" GROUP BY order_id, kind ORDER BY min(id);
--> statement-breakpoint
-- What was paid for is owed to the member until they had it: the night job makes income of it, day by day.
INSERT INTO "ledger_line" ("transaction_id", "account", "amount_minor", "currency")
SELECT t.id,
  CASE e.account WHEN 'cash:paystack' THEN 'asset:provider:paystack' WHEN 'cash:bank' THEN 'asset:bank:main'
    WHEN 'owed:refunds' THEN 'liability:refunds_due' ELSE 'liability:deferred' END,
  e.amount_minor, e.currency
FROM "ledger_entry" e JOIN "ledger_transaction" t ON t.source = 'entry:' || e.order_id || ':' || e.kind
ORDER BY e.id;
--> statement-breakpoint
-- Tried now: a table with something to try at the commit could not be altered by a later migration of the same start.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
