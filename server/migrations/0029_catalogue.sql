CREATE TABLE "catalogue_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"file_data" jsonb,
	CONSTRAINT "catalogue_entry_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"ended" boolean NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"reason" text,
	CONSTRAINT "catalogue_version_once" UNIQUE("kind","key","version"),
	CONSTRAINT "catalogue_version_by_whom" CHECK (("catalogue_version"."changed_by" is null) = ("catalogue_version"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_kind_key_catalogue_entry_kind_key_fk" FOREIGN KEY ("kind","key") REFERENCES "public"."catalogue_entry"("kind","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_version_changed_by" ON "catalogue_version" USING btree ("changed_by");