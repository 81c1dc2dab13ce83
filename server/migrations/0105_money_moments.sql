ALTER TABLE "purchase_order" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "not_sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "vip_case" SET "fits" = ("fits" / 10) * 10 WHERE "fits" % 10 <> 0;
