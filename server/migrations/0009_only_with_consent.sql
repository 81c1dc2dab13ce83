-- Faith, children and marriages that were written without a consent, or after it was withdrawn, are kept no longer.
UPDATE "profile" SET "religion" = NULL, "family_background" = '', "previous_marriages" = NULL,
  "divorce_details_sealed" = NULL, "number_of_children" = NULL, "children_ages_sealed" = NULL, "living_arrangement" = NULL
WHERE NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "profile"."member_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL);--> statement-breakpoint
-- What was made of them goes as at a withdrawal: the card out of sight, and who was shown to whom, which tells of both.
UPDATE "card" SET "status" = 'paused', "review_due_at" = NULL WHERE "status" IN ('pending', 'active') AND NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "card"."member_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL);--> statement-breakpoint
DELETE FROM "active_card" WHERE NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "active_card"."member_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL);--> statement-breakpoint
DELETE FROM "queue_entry" WHERE NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "queue_entry"."viewer_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL) OR NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "queue_entry"."target_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL);
