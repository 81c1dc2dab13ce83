CREATE TABLE "couple_replies" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"areas_sealed" text NOT NULL,
	"candour_sealed" text NOT NULL,
	"safety_sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"released_couple_id" uuid,
	"released_at" timestamp with time zone,
	CONSTRAINT "couple_replies_released_couple_id_needs_released_at" CHECK ("couple_replies"."released_couple_id" is null or "couple_replies"."released_at" is not null)
);
--> statement-breakpoint
-- Whoever has paid for a consultation that is still to come books it now by themselves.
INSERT INTO "session_grant" ("id", "member_id", "source", "kind", "title", "usable_until", "granted_at")
SELECT "id", "member_id", 'plan', 'consultation', 'Consultation', "paid_at" + interval '12 months', "paid_at"
FROM "therapy_consultation"
WHERE "paid_at" IS NOT NULL AND "taken_back_at" IS NULL AND "closed_at" IS NULL AND ("starts_at" IS NULL OR "starts_at" > now());--> statement-breakpoint
INSERT INTO "session_credit" ("grant_id", "why", "sessions", "at")
SELECT g."id", 'granted', 1, g."granted_at" FROM "session_grant" g JOIN "therapy_consultation" c ON c."id" = g."id";--> statement-breakpoint
ALTER TABLE "therapy_consultation" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "therapy_consultation" CASCADE;--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_known";--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "token_sealed" text;--> statement-breakpoint
ALTER TABLE "couple_replies" ADD CONSTRAINT "couple_replies_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_replies" ADD CONSTRAINT "couple_replies_released_couple_id_couple_id_fk" FOREIGN KEY ("released_couple_id") REFERENCES "public"."couple"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_replies_released" ON "couple_replies" USING btree ("released_couple_id");--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_known" CHECK ("consent"."purpose" in ('faith-and-family', 'terms', 'privacy-policy', 'therapy-assessment', 'couple-questionnaire', 'ethnic-group', 'languages', 'denomination', 'practice-of-faith', 'height', 'smoking', 'drinking', 'relocation', 'previous-marriages', 'children-hoped', 'future-home'));