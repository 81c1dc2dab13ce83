ALTER TABLE "identity_link" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "sign_in_epoch" integer DEFAULT 0 NOT NULL;