CREATE TABLE "exposure" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"shown" integer NOT NULL,
	"owed" integer NOT NULL,
	"lift" real NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exposure_shown_not_negative" CHECK ("exposure"."shown" >= 0),
	CONSTRAINT "exposure_owed_not_negative" CHECK ("exposure"."owed" >= 0),
	CONSTRAINT "exposure_lifts" CHECK ("exposure"."lift" > 0)
);
--> statement-breakpoint
ALTER TABLE "exposure" ADD CONSTRAINT "exposure_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exposure_changed" ON "exposure" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "queue_entry" ADD COLUMN "propensity" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_propensity_is_chance" CHECK ("queue_entry"."propensity" > 0 and "queue_entry"."propensity" <= 1);--> statement-breakpoint
-- A table cannot become one of partitions: what stands goes into a new one. A job makes the partition of each month and
-- moves there what waits in that for the rest.
ALTER TABLE "impression" RENAME TO "impression_before";--> statement-breakpoint
CREATE TABLE "impression" (
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"target_id" uuid NOT NULL,
	"explored" boolean DEFAULT false NOT NULL,
	"propensity" real,
	CONSTRAINT "impression_viewer_id_day_target_id_pk" PRIMARY KEY("viewer_id","day","target_id"),
	CONSTRAINT "impression_propensity_is_chance" CHECK ("impression"."propensity" > 0 and "impression"."propensity" <= 1),
	CONSTRAINT "impression_explored_by_chance" CHECK (not "impression"."explored" or "impression"."propensity" < 1)
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE SCHEMA "partitions";--> statement-breakpoint
CREATE TABLE "partitions"."impression_rest" PARTITION OF "impression" DEFAULT;--> statement-breakpoint
INSERT INTO "impression" ("viewer_id", "day", "target_id")
SELECT "viewer_id", ("seen_at" AT TIME ZONE 'Africa/Lagos')::date, "target_id" FROM "impression_before";--> statement-breakpoint
DROP TABLE "impression_before";--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impression_target" ON "impression" USING btree ("target_id","viewer_id");--> statement-breakpoint
CREATE INDEX "impression_day" ON "impression" USING brin ("day");
