CREATE TABLE "meeting_stay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"role" text NOT NULL,
	"member_id" uuid,
	"staff_id" uuid,
	"arrived_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "meeting_stay_role_known" CHECK ("meeting_stay"."role" in ('member', 'partner', 'counsellor')),
	CONSTRAINT "meeting_stay_whose" CHECK (("meeting_stay"."role" = 'counsellor') = ("meeting_stay"."member_id" is null)),
	CONSTRAINT "meeting_stay_one_of" CHECK (("meeting_stay"."member_id" is null) = ("meeting_stay"."staff_id" is not null)),
	CONSTRAINT "meeting_stay_in_order" CHECK ("meeting_stay"."left_at" >= "meeting_stay"."arrived_at" and "meeting_stay"."admitted_at" >= "meeting_stay"."arrived_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_text" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"role" text NOT NULL,
	"member_id" uuid,
	"staff_id" uuid,
	"text_sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_text_role_known" CHECK ("meeting_text"."role" in ('member', 'partner', 'counsellor')),
	CONSTRAINT "meeting_text_whose" CHECK (("meeting_text"."role" = 'counsellor') = ("meeting_text"."member_id" is null)),
	CONSTRAINT "meeting_text_one_of" CHECK (("meeting_text"."member_id" is null) = ("meeting_text"."staff_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "meeting_stay" ADD CONSTRAINT "meeting_stay_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stay" ADD CONSTRAINT "meeting_stay_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stay" ADD CONSTRAINT "meeting_stay_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_text" ADD CONSTRAINT "meeting_text_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_text" ADD CONSTRAINT "meeting_text_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_text" ADD CONSTRAINT "meeting_text_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_stay_appointment" ON "meeting_stay" USING btree ("appointment_id","arrived_at");--> statement-breakpoint
CREATE INDEX "meeting_stay_member" ON "meeting_stay" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "meeting_stay_staff" ON "meeting_stay" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_stay_one_screen" ON "meeting_stay" USING btree ("appointment_id","role") WHERE "meeting_stay"."left_at" is null;--> statement-breakpoint
CREATE INDEX "meeting_text_appointment" ON "meeting_text" USING btree ("appointment_id","sent_at");--> statement-breakpoint
CREATE INDEX "meeting_text_member" ON "meeting_text" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "meeting_text_staff" ON "meeting_text" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "meeting_text_sent" ON "meeting_text" USING btree ("sent_at");