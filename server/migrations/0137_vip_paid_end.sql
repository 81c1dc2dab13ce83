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
-- Of cases of before: what a rule asked back stands with the money. A suspension ended those that had months left.
INSERT INTO "vip_paid_end" ("subject_id", "case_id", "ended_at", "because", "asked_back", "goes_on")
SELECT v."id", v."id", v."closed_at",
  CASE v."closed_because"
    WHEN 'member' THEN 'member'
    WHEN 'ended' THEN CASE WHEN v."served_until" > v."closed_at" THEN 'suspension' ELSE 'months' END
    ELSE CASE WHEN EXISTS (SELECT FROM "purchase_order" o JOIN "order_line" l ON l."order_id" = o."id"
      WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND o."status" = 'charged_back') THEN 'charged_back' ELSE 'refunded' END
  END,
  EXISTS (SELECT FROM "service_give_back" g JOIN "order_line" l ON l."order_id" = g."order_id"
    WHERE l."kind" = 'vip' AND l."subject_id" = v."id" AND v."closed_because" <> 'money_back'),
  false
FROM "vip_case" v WHERE v."closed_at" IS NOT NULL AND v."ground" = 'payment';
