-- Orders of one price were one purchase.
UPDATE "purchase_order" SET "purchase_id" = "quote_id";
