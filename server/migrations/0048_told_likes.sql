CREATE TABLE "told_like" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"viewer_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"part" text,
	"prompt" text,
	"quote" text,
	"note" text,
	CONSTRAINT "told_like_part_known" CHECK ("told_like"."part" in ('bio', 'family', 'reply', 'photo')),
	CONSTRAINT "told_like_notes_part" CHECK (("told_like"."part" is null) = ("told_like"."note" is null)),
	CONSTRAINT "told_like_quotes_words" CHECK ((coalesce("told_like"."part", 'photo') = 'photo') = ("told_like"."quote" is null)),
	CONSTRAINT "told_like_names_prompt" CHECK ((coalesce("told_like"."part", 'photo') = 'reply') = ("told_like"."prompt" is not null))
);
--> statement-breakpoint
ALTER TABLE "told_like" ADD CONSTRAINT "told_like_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_like" ADD CONSTRAINT "told_like_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_like_pair" ON "told_like" USING btree ("viewer_id","target_id");--> statement-breakpoint
CREATE INDEX "told_like_target" ON "told_like" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "told_like_gone" ON "told_like" USING btree ("gone_at");