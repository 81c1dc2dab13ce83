CREATE TABLE "enquiry_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_note_once" UNIQUE("enquiry_id","client_id")
);
--> statement-breakpoint
DROP INDEX "enquiry_queue";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_note" ADD CONSTRAINT "enquiry_note_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_note" ADD CONSTRAINT "enquiry_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_note_staff" ON "enquiry_note" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_staff" ON "enquiry" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "enquiry_queue" ON "enquiry" USING btree (("closed_at" is not null),("answered_at" is not null),"received_at","id");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_closed_is_with_nobody" CHECK ("enquiry"."closed_at" is null or "enquiry"."staff_id" is null);