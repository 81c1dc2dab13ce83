CREATE TABLE "planning_enquiry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"about_kind" text,
	"content_sealed" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"staff_id" uuid,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "planning_enquiry_once" UNIQUE("member_id","client_id"),
	CONSTRAINT "planning_enquiry_closed_is_with_nobody" CHECK ("planning_enquiry"."closed_at" is null or "planning_enquiry"."staff_id" is null),
	CONSTRAINT "planning_enquiry_waits_or_answered" CHECK ("planning_enquiry"."waiting_since" is not null or "planning_enquiry"."answered_at" is not null),
	CONSTRAINT "planning_enquiry_about_kind_known" CHECK ("planning_enquiry"."about_kind" in ('venue', 'planning-service'))
);
--> statement-breakpoint
CREATE TABLE "planning_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"staff_id" uuid,
	"text_sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planning_message_once" UNIQUE("enquiry_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "planning_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planning_note_once" UNIQUE("enquiry_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "planning_enquiry" ADD CONSTRAINT "planning_enquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_enquiry" ADD CONSTRAINT "planning_enquiry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_message" ADD CONSTRAINT "planning_message_enquiry_id_planning_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."planning_enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_message" ADD CONSTRAINT "planning_message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_note" ADD CONSTRAINT "planning_note_enquiry_id_planning_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."planning_enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_note" ADD CONSTRAINT "planning_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planning_enquiry_queue" ON "planning_enquiry" USING btree (("closed_at" is not null),("waiting_since" is null),coalesce("waiting_since", "received_at"),"id");--> statement-breakpoint
CREATE INDEX "planning_enquiry_staff" ON "planning_enquiry" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "planning_enquiry_closed" ON "planning_enquiry" USING btree ("closed_at") WHERE "planning_enquiry"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "planning_message_staff" ON "planning_message" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "planning_note_staff" ON "planning_note" USING btree ("staff_id");