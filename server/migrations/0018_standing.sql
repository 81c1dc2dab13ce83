ALTER TABLE "match" ADD COLUMN "low_celebrated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "high_celebrated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about" UNIQUE("member_id","about","type");