-- Orders of one price become one order with an attempt for each way of paying; what was paid becomes payments.
-- Which order each goes on as: the paid one of its price, else the first.
CREATE TEMPORARY TABLE "kept_order" ON COMMIT DROP AS
SELECT o.*, first_value(o.id) OVER same AS keeper, first_value(o.reference) OVER same AS number,
  CASE WHEN o.method = 'card' THEN 'paystack' ELSE 'bank' END AS provider,
  uuidv7() AS new_attempt, uuidv7() AS new_payment
FROM "purchase_order" o
WINDOW same AS (PARTITION BY o.quote_id ORDER BY (o.status = 'paid') DESC, o.created_at, o.id
  ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING);
--> statement-breakpoint
INSERT INTO "payment_attempt" ("id", "order_id", "provider", "method", "reference", "amount_minor", "currency", "status",
  "page_url", "chosen_at", "announced_at", "sent_at", "asked_at", "created_at", "expires_at")
SELECT new_attempt, keeper, provider, method, reference, amount_minor, currency,
  CASE WHEN status IN ('paid', 'refund_due', 'refunded') THEN 'succeeded' WHEN status = 'failed' THEN 'failed'
    WHEN method = 'bank_transfer' OR page_url IS NOT NULL THEN 'pending' ELSE 'abandoned' END,
  page_url, created_at, announced_at, CASE WHEN page_url IS NOT NULL THEN created_at END, asked_at, created_at, expires_at
FROM "kept_order" ORDER BY created_at, id;
--> statement-breakpoint
UPDATE "transfer_approval" SET "attempt_id" = k.new_attempt FROM "kept_order" k WHERE k.id = "transfer_approval"."order_id";
--> statement-breakpoint
UPDATE "statement_line" SET "transfer_id" = k.new_attempt FROM "kept_order" k WHERE k.id = "statement_line"."transfer_id";
--> statement-breakpoint
INSERT INTO "order_line" ("order_id", "position", "kind", "package_version_id", "title", "amount_minor")
SELECT k.id, 1, 'package', k.package_version_id, coalesce(v.data ->> 'name', v.key), k.amount_minor
FROM "kept_order" k JOIN "catalogue_version" v ON v.id = k.package_version_id WHERE k.id = k.keeper;
--> statement-breakpoint
INSERT INTO "payment" ("id", "provider", "transaction", "attempt_id", "amount_minor", "currency", "received_at", "standing")
SELECT k.new_payment, k.provider, k.reference, k.new_attempt, k.amount_minor, k.currency, coalesce(k.paid_at, k.created_at),
  CASE WHEN k.status = 'paid' THEN 'fits'
    WHEN EXISTS (SELECT FROM "ledger_transaction" e WHERE e.order_id = k.id AND e.kind = 'stray payment') THEN 'account_closed'
    ELSE 'paid_twice' END
FROM "kept_order" k WHERE k.status IN ('paid', 'refund_due', 'refunded');
--> statement-breakpoint
INSERT INTO "allocation" ("payment_id", "order_id", "amount_minor", "allocated_at")
SELECT new_payment, keeper, amount_minor, coalesce(paid_at, created_at) FROM "kept_order" WHERE status = 'paid';
--> statement-breakpoint
INSERT INTO "refund" ("payment_id", "amount_minor", "reason", "state", "requested_at", "done_at")
SELECT p.id, p.amount_minor, p.standing, CASE WHEN k.status = 'refunded' THEN 'done' ELSE 'requested' END, p.received_at,
  CASE WHEN k.status = 'refunded' THEN coalesce(
    (SELECT max(e.posted_at) FROM "ledger_transaction" e WHERE e.order_id = k.id AND e.kind = 'refund'), p.received_at) END
FROM "kept_order" k JOIN "payment" p ON p.id = k.new_payment WHERE k.status IN ('refund_due', 'refunded');
--> statement-breakpoint
INSERT INTO "odd_payment" ("provider", "source", "reference", "kind", "outcome", "payment_id", "noticed_at", "closed_at", "closing")
SELECT n.provider, n.event_id, n.reference, n.kind, n.outcome, p.id, n.received_at, r.done_at,
  CASE WHEN r.done_at IS NOT NULL THEN 'It was sent back.' END
FROM "provider_notice" n
LEFT JOIN "kept_order" k ON k.reference = n.reference AND n.outcome IN ('paid_twice', 'account_closed')
LEFT JOIN "payment" p ON p.id = k.new_payment
LEFT JOIN "refund" r ON r.payment_id = p.id AND r.state = 'done'
WHERE n.outcome NOT IN ('paid', 'failed', 'ignored');
--> statement-breakpoint
-- What of the same price was not paid, or went back, no longer stands on an order of its own: all that named it names the one kept.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
-- An order gives once: of several purchases that would become one, all but one stand for themselves, dates and cut as they were.
ALTER TABLE "package_grant" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "package_grant" SET "cause" = 'given', "order_id" = NULL, "paid_by" = NULL FROM (
  SELECT g.id, row_number() OVER (PARTITION BY k.keeper ORDER BY (k.id = k.keeper) DESC, g.starts_at, g.id) AS nth
  FROM "package_grant" g JOIN "kept_order" k ON k.id = g.order_id WHERE g.cause = 'purchase') given
WHERE given.id = "package_grant"."id" AND given.nth > 1;
--> statement-breakpoint
ALTER TABLE "package_grant" ENABLE TRIGGER USER;
--> statement-breakpoint
DO $$
DECLARE named record;
BEGIN
  FOR named IN
    SELECT fk.conrelid::regclass AS at, col.attname AS name FROM pg_constraint fk
    JOIN pg_attribute col ON col.attrelid = fk.conrelid AND col.attnum = fk.conkey[1]
    WHERE fk.contype = 'f' AND fk.confrelid = '"purchase_order"'::regclass
  LOOP
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', named.at);
    EXECUTE format('UPDATE %s t SET %I = k.keeper FROM "kept_order" k WHERE k.id = t.%I AND k.id <> k.keeper',
      named.at, named.name, named.name);
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', named.at);
  END LOOP;
END $$;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
UPDATE "purchase_order" SET
  "status" = CASE WHEN one.paid THEN 'paid' WHEN one.open THEN 'open' WHEN one.expired THEN 'expired' ELSE 'cancelled' END,
  "settled_at" = CASE WHEN one.paid THEN coalesce("purchase_order"."paid_at", "purchase_order"."created_at") END,
  "created_at" = one.created_at, "expires_at" = one.expires_at, "buyer_sealed" = one.buyer_sealed
FROM (
  SELECT keeper, bool_or(status = 'paid') AS paid, bool_or(status IN ('open', 'failed')) AS open,
    bool_or(status = 'expired') AS expired, min(created_at) AS created_at, max(expires_at) AS expires_at,
    (array_agg(buyer_sealed ORDER BY (id = keeper) DESC, id) FILTER (WHERE buyer_sealed IS NOT NULL))[1] AS buyer_sealed
  FROM "kept_order" GROUP BY keeper) one
WHERE one.keeper = "purchase_order"."id";
--> statement-breakpoint
DELETE FROM "purchase_order" o USING "kept_order" k WHERE k.id = o.id AND k.id <> k.keeper;
