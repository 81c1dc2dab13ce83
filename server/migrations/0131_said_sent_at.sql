ALTER TABLE "payment_attempt" ADD COLUMN "said_sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_attempt" SET "said_sent_at" = "announced_at" WHERE "announced_at" IS NOT NULL;