ALTER TABLE "planning_enquiry" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planning_enquiry" ADD COLUMN "overdue_told_at" timestamp with time zone;