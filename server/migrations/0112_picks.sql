CREATE TABLE "pick" (
	"day" date NOT NULL,
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"value" real,
	"pinned_for" text,
	CONSTRAINT "pick_low_id_day_high_id_pk" PRIMARY KEY("low_id","day","high_id"),
	CONSTRAINT "pick_value_not_negative" CHECK ("pick"."value" >= 0),
	CONSTRAINT "pick_pinned_for_known" CHECK ("pick"."pinned_for" in ('low', 'high')),
	CONSTRAINT "pick_by_somebody" CHECK ("pick"."value" is not null or "pick"."pinned_for" is not null),
	CONSTRAINT "pick_ordered" CHECK ("pick"."low_id" < "pick"."high_id")
);
--> statement-breakpoint
ALTER TABLE "pick" ADD CONSTRAINT "pick_low_id_member_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick" ADD CONSTRAINT "pick_high_id_member_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_high" ON "pick" USING btree ("high_id","day");--> statement-breakpoint
CREATE INDEX "pick_day" ON "pick" USING brin ("day");