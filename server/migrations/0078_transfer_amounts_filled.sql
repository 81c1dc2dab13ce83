-- Until now whoever confirmed a transfer said that what was asked for had come.
UPDATE "transfer_approval" w SET "amount_minor" = a."amount_minor" FROM "payment_attempt" a WHERE a."id" = w."attempt_id";
