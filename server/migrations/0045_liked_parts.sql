CREATE TABLE "liked_part" (
	"viewer_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"part" text NOT NULL,
	"prompt" text,
	"quote" text,
	"photo_id" text,
	"note" text,
	CONSTRAINT "liked_part_viewer_id_target_id_pk" PRIMARY KEY("viewer_id","target_id"),
	CONSTRAINT "liked_part_part_known" CHECK ("liked_part"."part" in ('bio', 'family', 'reply', 'photo')),
	CONSTRAINT "liked_part_quotes_words" CHECK (("liked_part"."part" = 'photo') = ("liked_part"."quote" is null)),
	CONSTRAINT "liked_part_names_prompt" CHECK (("liked_part"."part" = 'reply') = ("liked_part"."prompt" is not null)),
	CONSTRAINT "liked_part_shows_photo" CHECK ("liked_part"."photo_id" is null or "liked_part"."part" = 'photo')
);
--> statement-breakpoint
ALTER TABLE "liked_part" ADD CONSTRAINT "liked_part_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photo"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_part" ADD CONSTRAINT "liked_part_answer" FOREIGN KEY ("viewer_id","target_id") REFERENCES "public"."answer"("viewer_id","target_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "liked_part_target" ON "liked_part" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "liked_part_photo" ON "liked_part" USING btree ("photo_id");