CREATE TABLE "session_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"counsellor_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "session_note_version_not_negative" CHECK ("session_note"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "waiting" (
	"counsellor_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "waiting_counsellor_id_member_id_pk" PRIMARY KEY("counsellor_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_known";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "stars" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counsellor" ADD COLUMN "freed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_note" ADD CONSTRAINT "session_note_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_note" ADD CONSTRAINT "session_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_note" ADD CONSTRAINT "session_note_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_note_client" ON "session_note" USING btree ("member_id","staff_id","written_at");--> statement-breakpoint
CREATE INDEX "session_note_staff" ON "session_note" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "session_note_counsellor" ON "session_note" USING btree ("counsellor_id");--> statement-breakpoint
CREATE INDEX "waiting_member" ON "waiting" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_known" CHECK ("consent"."purpose" in ('faith-and-family', 'terms', 'privacy-policy', 'therapy-assessment', 'couple-questionnaire', 'session-notes', 'ethnic-group', 'languages', 'denomination', 'practice-of-faith', 'height', 'smoking', 'drinking', 'relocation', 'previous-marriages', 'children-hoped', 'future-home'));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_stars_within" CHECK ("appointment"."stars" between 1 and 5);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_rated_whole" CHECK (("appointment"."stars" is null) = ("appointment"."rated_at" is null));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_rated_held" CHECK ("appointment"."stars" is null or "appointment"."state" = 'done');--> statement-breakpoint
-- Outside the product a session is an appointment; papers that were issued stay as they are.
UPDATE "order_line" SET "title" = 'Appointment' WHERE "kind" IN ('session', 'consultation');
