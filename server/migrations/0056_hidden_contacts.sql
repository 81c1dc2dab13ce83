CREATE TABLE "contact_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_sealed" text NOT NULL,
	CONSTRAINT "contact_key_only" CHECK ("contact_key"."only")
);
--> statement-breakpoint
CREATE TABLE "contact_number" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"made_of" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_pair" (
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "contact_pair_member_id_other_id_pk" PRIMARY KEY("member_id","other_id"),
	CONSTRAINT "contact_pair_of_another" CHECK ("contact_pair"."member_id" <> "contact_pair"."other_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_contact" (
	"member_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_contact_member_id_batch_id_position_pk" PRIMARY KEY("member_id","batch_id","position"),
	CONSTRAINT "hidden_contact_position_not_negative" CHECK ("hidden_contact"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "contact_number" ADD CONSTRAINT "contact_number_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_pair" ADD CONSTRAINT "contact_pair_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_pair" ADD CONSTRAINT "contact_pair_other_id_member_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_contact" ADD CONSTRAINT "hidden_contact_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_number_of" ON "contact_number" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "contact_pair_other" ON "contact_pair" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "hidden_contact_of" ON "hidden_contact" USING btree ("digest");