CREATE TABLE "report_decided" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_decision" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reported_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_text" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"content_sealed" text,
	"content" jsonb,
	CONSTRAINT "report_text_one" CHECK (num_nonnulls("report_text"."content_sealed", "report_text"."content") = 1)
);
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_pair";--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_reporter_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_reported_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "match_id" uuid;--> statement-breakpoint
ALTER TABLE "report_decided" ADD CONSTRAINT "report_decided_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decided" ADD CONSTRAINT "report_decided_decision_id_report_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."report_decision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decision" ADD CONSTRAINT "report_decision_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_text" ADD CONSTRAINT "report_text_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_decided_decision" ON "report_decided" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "report_decision_reported" ON "report_decision" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "report_decision_staff" ON "report_decision" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "report_pair" ON "report" USING btree ("reporter_id","reported_id");