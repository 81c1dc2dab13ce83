-- One row for each two people is kept, the latest: the table may then say so.
DELETE FROM "impression" "older" USING "impression" "newer"
WHERE "newer"."viewer_id" = "older"."viewer_id" AND "newer"."target_id" = "older"."target_id"
  AND ("newer"."seen_at", "newer"."id") > ("older"."seen_at", "older"."id");
