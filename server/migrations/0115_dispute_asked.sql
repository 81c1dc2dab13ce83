ALTER TABLE "dispute" ADD COLUMN "asked_minor" bigint;--> statement-breakpoint
-- What a bank asked for beyond what went back already was not kept: of those before it is what would go.
UPDATE "dispute" SET "asked_minor" = "amount_minor";--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "asked_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_amount_is_of_asked" CHECK ("dispute"."amount_minor" <= "dispute"."asked_minor");
