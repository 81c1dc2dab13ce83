CREATE TABLE "private_file" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "private_file_bytes_positive" CHECK ("private_file"."bytes" > 0),
	CONSTRAINT "private_file_sha256_whole" CHECK ("private_file"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_file_owner" ON "private_file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "private_file_loose" ON "private_file" USING btree ("created_at") WHERE ("private_file"."kept_at" is null or "private_file"."removed_at" is not null or "private_file"."owner_id" is null);