ALTER TABLE "package_version" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "package_version" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "package_version" ADD CONSTRAINT "package_version_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;