ALTER TABLE "appointment" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "overdue_told_at" timestamp with time zone;