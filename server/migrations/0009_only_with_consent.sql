-- Faith, children and marriages that were written without a consent, or after it was withdrawn, are kept no longer.
UPDATE "profile" SET "religion" = NULL, "family_background" = '', "previous_marriages" = NULL,
  "divorce_details_sealed" = NULL, "number_of_children" = NULL, "children_ages_sealed" = NULL, "living_arrangement" = NULL
WHERE NOT EXISTS (
  SELECT FROM "consent" WHERE "consent"."member_id" = "profile"."member_id"
    AND "consent"."purpose" = 'faith-and-family' AND "consent"."withdrawn_at" IS NULL);
