CREATE TABLE "compatibility_report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"match_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"over_at" timestamp with time zone,
	"file_id" text,
	"right_id" uuid,
	CONSTRAINT "compatibility_report_state_known" CHECK ("compatibility_report"."state" in ('asked', 'made', 'declined', 'withdrawn')),
	CONSTRAINT "compatibility_report_over_has_end" CHECK (("compatibility_report"."state" in ('declined', 'withdrawn')) = ("compatibility_report"."over_at" is not null)),
	CONSTRAINT "compatibility_report_made_has_file" CHECK (("compatibility_report"."state" = 'made') = ("compatibility_report"."file_id" is not null)),
	CONSTRAINT "compatibility_report_made_has_day" CHECK ("compatibility_report"."state" <> 'made' or "compatibility_report"."made_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "compatibility_right" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"value_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "compatibility_right_currency_known" CHECK ("compatibility_right"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "compatibility_right_value_minor_positive" CHECK ("compatibility_right"."value_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "compatibility_yes" (
	"report_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"lines" text[] NOT NULL,
	"words_digest" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "compatibility_yes_report_id_member_id_pk" PRIMARY KEY("report_id","member_id"),
	CONSTRAINT "compatibility_yes_lines_known" CHECK ("compatibility_yes"."lines" <@ array['time', 'goal', 'children', 'faith', 'place', 'education', 'interests'])
);
--> statement-breakpoint
ALTER TABLE "compatibility_report" ADD CONSTRAINT "compatibility_report_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_report" ADD CONSTRAINT "compatibility_report_asker_id_member_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_report" ADD CONSTRAINT "compatibility_report_right_id_compatibility_right_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."compatibility_right"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_right" ADD CONSTRAINT "compatibility_right_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_right" ADD CONSTRAINT "compatibility_right_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_yes" ADD CONSTRAINT "compatibility_yes_report_id_compatibility_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."compatibility_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compatibility_yes" ADD CONSTRAINT "compatibility_yes_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compatibility_report_match" ON "compatibility_report" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "compatibility_report_asker" ON "compatibility_report" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "compatibility_report_right" ON "compatibility_report" USING btree ("right_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compatibility_report_under_way" ON "compatibility_report" USING btree ("match_id") WHERE "compatibility_report"."state" in ('asked', 'made');--> statement-breakpoint
CREATE INDEX "compatibility_right_member" ON "compatibility_right" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compatibility_right_one_an_order" ON "compatibility_right" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "compatibility_yes_member" ON "compatibility_yes" USING btree ("member_id");
--> statement-breakpoint
-- Whoever was given the guarantee before has one too; a value of the day, in cents.
INSERT INTO "compatibility_right" ("member_id", "order_id", "value_minor", "currency", "given_at")
SELECT g."member_id", f."order_id", 2999, 'USD', f."given_at"
FROM "free_days" f JOIN "package_grant" g ON g."id" = f."grant_id"
WHERE f."why" = 'guarantee' AND g."member_id" IS NOT NULL;
