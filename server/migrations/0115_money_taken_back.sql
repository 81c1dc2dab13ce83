ALTER TABLE "dispute" ADD COLUMN "asked_minor" bigint;--> statement-breakpoint
-- What a bank asked for beyond what went back already was not kept: of those before it is what would go.
UPDATE "dispute" SET "asked_minor" = "amount_minor";--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "asked_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "taken_back_by" uuid;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_taken_back_by_staff_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_line_taken_back_by" ON "statement_line" USING btree ("taken_back_by");--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_amount_is_of_asked" CHECK ("dispute"."amount_minor" <= "dispute"."asked_minor");