ALTER TABLE "therapy_assessment" DROP CONSTRAINT "therapy_assessment_answered_whole";--> statement-breakpoint
ALTER TABLE "event_invitation" ADD COLUMN "untold" text;--> statement-breakpoint
ALTER TABLE "event_invitation" ADD COLUMN "untold_version" integer;--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "event_invitation_untold" ON "event_invitation" USING btree ("event_key","member_id") WHERE "event_invitation"."untold" is not null;--> statement-breakpoint
ALTER TABLE "event_invitation" ADD CONSTRAINT "event_invitation_untold_known" CHECK ("event_invitation"."untold" in ('moved', 'readdressed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "event_invitation" ADD CONSTRAINT "event_invitation_untold_of" CHECK (("event_invitation"."untold" is null) = ("event_invitation"."untold_version" is null));--> statement-breakpoint
ALTER TABLE "event_invitation" ADD CONSTRAINT "event_invitation_untold_guest" CHECK ("event_invitation"."untold" is null or "event_invitation"."coming" is true);--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD CONSTRAINT "therapy_assessment_answered_at_needs_staff_id" CHECK ("therapy_assessment"."answered_at" is null or "therapy_assessment"."staff_id" is not null);--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD CONSTRAINT "therapy_assessment_answered_whole" CHECK (num_nonnulls("therapy_assessment"."insights_client_id", "therapy_assessment"."insights_sealed", "therapy_assessment"."answered_at") in (0, 3));