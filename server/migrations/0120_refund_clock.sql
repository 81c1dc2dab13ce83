ALTER TABLE "payment_attempt" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "troubled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "overdue_told_at" timestamp with time zone;