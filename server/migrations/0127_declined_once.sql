ALTER TABLE "payment_attempt" ADD COLUMN "watched_until" timestamp with time zone;--> statement-breakpoint
-- A code that was taken and kept though its order was never made, or for no order any more that could use it, is let go.
UPDATE "code_use" u SET "state" = 'released'
WHERE u.state = 'reserved'
  AND NOT EXISTS (SELECT FROM purchase_order o JOIN quote q ON q.id = o.quote_id
    WHERE o.purchase_id = u.purchase_id AND q.code_key = u.code_key AND o.status NOT IN ('expired', 'cancelled'));
