CREATE TABLE "place_edition" (
	"source" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_key_unique" UNIQUE("key");