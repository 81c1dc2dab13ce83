CREATE TABLE "vip_paid_end" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"because" text NOT NULL,
	"asked_back" boolean NOT NULL,
	"goes_on" boolean NOT NULL,
	CONSTRAINT "vip_paid_end_because_known" CHECK ("vip_paid_end"."because" in ('member', 'left', 'months', 'suspension', 'refunded', 'charged_back'))
);
--> statement-breakpoint
ALTER TABLE "vip_case" ADD COLUMN "sold_as" uuid;--> statement-breakpoint
ALTER TABLE "vip_paid_end" ADD CONSTRAINT "vip_paid_end_case_id_vip_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."vip_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_paid_end_case" ON "vip_paid_end" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_sold_as_unique" UNIQUE("sold_as");--> statement-breakpoint
-- Of cases of before: what a rule asked back stands with the money, and with it why. What stood still kept the day until which it was served.
INSERT INTO "vip_paid_end" ("subject_id", "case_id", "ended_at", "because", "asked_back", "goes_on")
SELECT v."id", v."id", v."closed_at",
  CASE v."closed_because"
    WHEN 'member' THEN 'member'
    WHEN 'ended' THEN CASE WHEN v."served_until" > v."closed_at" OR EXISTS (
      SELECT FROM "service_give_back" g JOIN "order_line" l ON l."order_id" = g."order_id"
      WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND g."reason" LIKE 'Its member has been suspended for long%')
      THEN 'suspension' ELSE 'months' END
    ELSE CASE WHEN EXISTS (SELECT FROM "purchase_order" o JOIN "order_line" l ON l."order_id" = o."id"
      WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND o."status" = 'charged_back') THEN 'charged_back' ELSE 'refunded' END
  END,
  EXISTS (SELECT FROM "service_give_back" g JOIN "order_line" l ON l."order_id" = g."order_id"
    WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND v."closed_because" <> 'money_back'),
  false
FROM "vip_case" v WHERE v."closed_at" IS NOT NULL AND v."ground" = 'payment'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- What was paid, ended, and went on by a package: money that a case never began by is earned over one day.
INSERT INTO "vip_paid_end" ("subject_id", "case_id", "ended_at", "because", "asked_back", "goes_on")
SELECT v."id", v."id",
  least(coalesce(g."said_at", sent."at", given."until"), v."closed_at", date_trunc('milliseconds', now())),
  CASE WHEN g."reason" LIKE 'Its member has been suspended for long%' THEN 'suspension' WHEN g."reason" IS NOT NULL THEN 'months'
    WHEN o."status" IN ('refunded', 'charged_back') THEN o."status" ELSE 'months' END,
  g."reason" IS NOT NULL,
  true
FROM "vip_case" v
JOIN "order_line" l ON l."kind" = 'vip' AND l."subject_id" = v."id"
JOIN "purchase_order" o ON o."id" = l."order_id" AND o."settled_at" IS NOT NULL
LEFT JOIN "service_give_back" g ON g."order_id" = o."id"
  AND (g."reason" LIKE 'Its member has been suspended for long%' OR g."reason" LIKE 'Its months are over%')
CROSS JOIN LATERAL (SELECT max(r."done_at") AS "at" FROM "refund" r JOIN "payment" p ON p."id" = r."payment_id"
  JOIN "payment_attempt" a ON a."id" = p."attempt_id" WHERE a."order_id" = o."id" AND o."status" = 'refunded') sent
CROSS JOIN LATERAL (SELECT max(s."ends_at") AS "until", max(s."ends_at" - s."starts_at") AS "long"
  FROM "service_stretch" s WHERE s."order_id" = o."id") given
WHERE v."ground" <> 'payment' AND given."long" > interval '24 hours'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A subject is paid for once: what is sold of it again has a name of its own.
UPDATE "vip_case" v SET "sold_as" = gen_random_uuid()
WHERE v."sold_as" IS NULL AND v."ground" IS DISTINCT FROM 'payment' AND EXISTS (
  SELECT FROM "purchase_order" o JOIN "order_line" l ON l."order_id" = o."id"
  WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND o."settled_at" IS NOT NULL);
