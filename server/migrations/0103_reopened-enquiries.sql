DROP INDEX "enquiry_queue";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enquiry_queue" ON "enquiry" USING btree (("closed_at" is not null),("answered_at" is not null),coalesce("reopened_at", "received_at"),"id");