CREATE TABLE "data_export" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"file_id" text,
	"ready_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "data_export_whole" CHECK (num_nonnulls("data_export"."file_id", "data_export"."ready_at", "data_export"."ends_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "erasure_due_at_after_asked_at" CHECK ("erasure"."due_at" > "erasure"."asked_at"),
	CONSTRAINT "erasure_erased_at_not_early" CHECK ("erasure"."erased_at" >= "erasure"."due_at")
);
--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_status_known";--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "buyer_sealed" text;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("asked_at") WHERE "data_export"."ready_at" is null;--> statement-breakpoint
CREATE INDEX "data_export_ended" ON "data_export" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "erasure_due" ON "erasure" USING btree ("due_at") WHERE "erasure"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_status_known" CHECK ("member"."status" in ('active', 'suspended', 'leaving', 'erased'));