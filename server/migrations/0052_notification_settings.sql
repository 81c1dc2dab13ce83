CREATE TABLE "delivery_setting" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"quiet" boolean NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_to" smallint NOT NULL,
	"digest" boolean NOT NULL,
	CONSTRAINT "delivery_setting_quiet_from_within" CHECK ("delivery_setting"."quiet_from" between 0 and 23),
	CONSTRAINT "delivery_setting_quiet_to_within" CHECK ("delivery_setting"."quiet_to" between 0 and 23),
	CONSTRAINT "delivery_setting_quiet_ends" CHECK ("delivery_setting"."quiet_from" <> "delivery_setting"."quiet_to")
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"mail_ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_choice_member_id_category_pk" PRIMARY KEY("member_id","category"),
	CONSTRAINT "notification_choice_category_known" CHECK ("notification_choice"."category" in ('messages', 'matches', 'systemUpdates', 'billing'))
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "notice_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "tells_of_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_setting" ADD CONSTRAINT "delivery_setting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_tells_of_id_member_id_fk" FOREIGN KEY ("tells_of_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_tells_of" ON "delivery" USING btree ("tells_of_id");--> statement-breakpoint
CREATE INDEX "notification_reminds" ON "notification" USING btree ("remind_at") WHERE "notification"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_category_known" CHECK ("delivery"."category" in ('messages', 'matches', 'systemUpdates', 'billing', 'digest', 'security'));