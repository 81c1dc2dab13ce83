ALTER TABLE "identity_link" ADD COLUMN "id" uuid DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_link" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_id_unique" UNIQUE("id");