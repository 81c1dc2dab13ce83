ALTER TABLE "statement_line" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_place_key_unique" UNIQUE("place_key");