-- Whom a package had proposed before the case was paid for is none of what was paid: what goes back goes by the rest.
UPDATE "vip_case" c SET "proposed_at" = (
  SELECT min(p."proposed_at") FROM "vip_proposal" p WHERE p."case_id" = c."id" AND p."proposed_at" >= c."started_at"
) WHERE c."ground" = 'payment' AND c."closed_at" IS NULL AND c."proposed_at" < c."started_at";
