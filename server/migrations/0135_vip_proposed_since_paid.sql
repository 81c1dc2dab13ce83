-- Whom a package had proposed before the case was paid for is none of what was paid: what goes back goes by the rest. Whoever
-- was proposed since may have erased, and with them the proposal; what the matchmaker did is written in the audit for good.
-- Where that does not know of the proposals of before either, nobody can tell, and the case stays as it is.
UPDATE "vip_case" c SET "proposed_at" = since."proposed_at"
FROM (
  SELECT v."id",
    least(
      (SELECT min(p."proposed_at") FROM "vip_proposal" p WHERE p."case_id" = v."id" AND p."proposed_at" >= v."started_at"),
      (SELECT min(a."at") FROM "audit_entry" a WHERE a."act" = 'propose people'
        AND starts_with(a."subject", 'VIP case ' || v."id") AND a."at" >= v."started_at")
    ) AS "proposed_at",
    EXISTS (SELECT FROM "audit_entry" a WHERE a."act" = 'propose people'
      AND starts_with(a."subject", 'VIP case ' || v."id") AND a."at" < v."started_at") AS "known"
  FROM "vip_case" v
  WHERE v."ground" = 'payment' AND v."closed_at" IS NULL AND v."proposed_at" < v."started_at"
) since
WHERE since."id" = c."id" AND (since."proposed_at" IS NOT NULL OR since."known");
