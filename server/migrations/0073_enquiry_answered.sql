-- What was answered before enquiries said so themselves.
UPDATE "enquiry" AS e SET "answered_at" = a."first"
FROM (SELECT "enquiry_id", min("answered_at") AS "first" FROM "enquiry_answer" GROUP BY "enquiry_id") AS a
WHERE a."enquiry_id" = e."id";
