CREATE TABLE "event_invitation" (
	"event_key" text NOT NULL,
	"member_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"coming" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "event_invitation_event_key_member_id_pk" PRIMARY KEY("event_key","member_id"),
	CONSTRAINT "event_invitation_answered" CHECK (("event_invitation"."coming" is null) = ("event_invitation"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "introduction_consent" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planning_enquiry" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planning_enquiry" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_invitation" ADD CONSTRAINT "event_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_consent" ADD CONSTRAINT "introduction_consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_invitation_member" ON "event_invitation" USING btree ("member_id");