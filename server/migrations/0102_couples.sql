CREATE TABLE "couple" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"match_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"together_at" timestamp with time zone,
	"over_at" timestamp with time zone,
	CONSTRAINT "couple_state_known" CHECK ("couple"."state" in ('asked', 'together', 'declined', 'ended')),
	CONSTRAINT "couple_over_has_end" CHECK (("couple"."state" in ('declined', 'ended')) = ("couple"."over_at" is not null)),
	CONSTRAINT "couple_together_has_day" CHECK ("couple"."state" <> 'together' or "couple"."together_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "couple_member" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "couple" ADD CONSTRAINT "couple_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple" ADD CONSTRAINT "couple_asker_id_member_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_member" ADD CONSTRAINT "couple_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_member" ADD CONSTRAINT "couple_member_couple_id_couple_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couple"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_match" ON "couple" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "couple_asker" ON "couple" USING btree ("asker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "couple_under_way" ON "couple" USING btree ("match_id") WHERE "couple"."state" in ('asked', 'together');--> statement-breakpoint
CREATE INDEX "couple_member_couple" ON "couple_member" USING btree ("couple_id");