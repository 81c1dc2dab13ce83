ALTER TABLE "pick" DROP CONSTRAINT "pick_pinned_for_known";--> statement-breakpoint
ALTER TABLE "session_note" ADD COLUMN "care_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "parted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "session_note_care_ended" ON "session_note" USING btree ("care_ended_at");--> statement-breakpoint
CREATE INDEX "waiting_left" ON "waiting" USING btree ("left_at");--> statement-breakpoint
ALTER TABLE "pick" ADD CONSTRAINT "pick_pinned_for_known" CHECK ("pick"."pinned_for" in ('low', 'high', 'both'));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_comes_alone" CHECK ("appointment"."parted_at" is null or "appointment"."partner_id" is null);