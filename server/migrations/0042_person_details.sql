CREATE TABLE "profile_detail" (
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value_sealed" text,
	"shown_to" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_detail_member_id_name_pk" PRIMARY KEY("member_id","name"),
	CONSTRAINT "profile_detail_name_known" CHECK ("profile_detail"."name" in ('ethnicGroup', 'languages', 'denomination', 'practice', 'height', 'smoking', 'drinking', 'relocation', 'previousMarriages', 'childrenHoped', 'futureHome')),
	CONSTRAINT "profile_detail_shown_to_known" CHECK ("profile_detail"."shown_to" in ('everybody', 'matches', 'nobody')),
	CONSTRAINT "profile_detail_said_once" CHECK (("profile_detail"."name" = 'previousMarriages') = ("profile_detail"."value_sealed" is null))
);
--> statement-breakpoint
CREATE TABLE "prompt_reply" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" smallint NOT NULL,
	"reply" text NOT NULL,
	CONSTRAINT "prompt_reply_member_id_key_pk" PRIMARY KEY("member_id","key"),
	CONSTRAINT "prompt_reply_position_once" UNIQUE("member_id","position"),
	CONSTRAINT "prompt_reply_position_within" CHECK ("prompt_reply"."position" between 0 and 2),
	CONSTRAINT "prompt_reply_reply_length" CHECK (char_length("prompt_reply"."reply") between 1 and 240)
);
--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_known";--> statement-breakpoint
ALTER TABLE "profile_detail" ADD CONSTRAINT "profile_detail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reply" ADD CONSTRAINT "prompt_reply_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_known" CHECK ("consent"."purpose" in ('faith-and-family', 'terms', 'privacy-policy', 'ethnic-group', 'languages', 'denomination', 'practice-of-faith', 'height', 'smoking', 'drinking', 'relocation', 'previous-marriages', 'children-hoped', 'future-home'));