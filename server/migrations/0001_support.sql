CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"member_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "enquiry_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_answer_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_queue" ON "enquiry" USING btree (("closed_at" is not null),"received_at","id");--> statement-breakpoint
CREATE INDEX "enquiry_member" ON "enquiry" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enquiry_answer_enquiry" ON "enquiry_answer" USING btree ("enquiry_id");