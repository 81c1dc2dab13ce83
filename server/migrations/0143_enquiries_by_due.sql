DROP INDEX "enquiry_queue";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
UPDATE "enquiry" SET
  "due_at" = coalesce("reopened_at", "received_at") + interval '24 hours',
  "queued_at" = coalesce("reopened_at", "received_at") + interval '24 hours';--> statement-breakpoint
ALTER TABLE "enquiry" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ALTER COLUMN "queued_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_queue" ON "enquiry" USING btree (("closed_at" is not null),("answered_at" is not null),"queued_at","id");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_queued_by_due" CHECK ("enquiry"."queued_at" <= "enquiry"."due_at");
