CREATE TABLE "card_stretch" (
	"member_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "card_stretch_member_id_from_day_pk" PRIMARY KEY("member_id","from_day"),
	CONSTRAINT "card_stretch_ordered" CHECK ("card_stretch"."until_day" >= "card_stretch"."from_day")
);
--> statement-breakpoint
CREATE TABLE "free_days" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"why" text NOT NULL,
	"days" integer NOT NULL,
	"card_days" integer,
	"answers" integer,
	"click_id" uuid,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_days_why_known" CHECK ("free_days"."why" in ('guarantee', 'lost')),
	CONSTRAINT "free_days_days_within" CHECK ("free_days"."days" between 1 and 31),
	CONSTRAINT "free_days_guarantee_counted" CHECK (("free_days"."why" = 'guarantee') = ("free_days"."card_days" is not null and "free_days"."answers" is not null)),
	CONSTRAINT "free_days_lost_clicked" CHECK (("free_days"."why" = 'lost') = ("free_days"."click_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "card_stretch" ADD CONSTRAINT "card_stretch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_days" ADD CONSTRAINT "free_days_grant_id_package_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."package_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_days" ADD CONSTRAINT "free_days_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_stretch_until" ON "card_stretch" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "free_days_order" ON "free_days" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "free_days_one_guarantee" ON "free_days" USING btree ("order_id") WHERE "free_days"."why" = 'guarantee';--> statement-breakpoint
CREATE UNIQUE INDEX "free_days_one_click" ON "free_days" USING btree ("click_id");