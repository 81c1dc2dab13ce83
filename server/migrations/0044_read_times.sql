ALTER TABLE "conversation" ADD COLUMN "low_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "high_read_at" timestamp with time zone;