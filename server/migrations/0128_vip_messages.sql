CREATE TABLE "vip_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"case_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"staff_id" uuid,
	"text_sealed" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vip_message_once" UNIQUE("case_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "vip_message" ADD CONSTRAINT "vip_message_case_id_vip_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."vip_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_message" ADD CONSTRAINT "vip_message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_message_staff" ON "vip_message" USING btree ("staff_id");--> statement-breakpoint
-- By the month matchmakers are warned before the next person is due.
UPDATE "vip_case" SET "alarm_at" = "due_at" - interval '3 days'
WHERE "ground" = 'introductions' AND "due_at" IS NOT NULL AND "alarm_at" IS NULL;--> statement-breakpoint
-- Cases in which nobody is asked any more and nothing was due: after people were proposed the search goes on by a day.
-- In whole milliseconds, as every moment of a case is: the clock remembers by them what has rung.
UPDATE "vip_case" c SET
  "due_at" = date_trunc('milliseconds', coalesce(c."paused_at", now())) + interval '7 days',
  "alarm_at" = date_trunc('milliseconds', coalesce(c."paused_at", now())) + interval '6 days'
WHERE c."ground" IN ('payment', 'package') AND c."closed_at" IS NULL AND c."due_at" IS NULL
  AND coalesce(c."paused_from", c."state") IN ('searching', 'feedback')
  AND EXISTS (SELECT FROM "vip_proposal" p WHERE p."case_id" = c."id")
  AND NOT EXISTS (SELECT FROM "vip_proposal" p WHERE p."case_id" = c."id" AND p."state" IN ('offered', 'asked'));--> statement-breakpoint
-- The others are looked at again after a month.
UPDATE "vip_case" c SET "alarm_at" = date_trunc('milliseconds', coalesce(c."paused_at", now())) + interval '30 days'
WHERE c."ground" IN ('payment', 'package') AND c."closed_at" IS NULL AND c."due_at" IS NULL
  AND NOT EXISTS (SELECT FROM "vip_proposal" p WHERE p."case_id" = c."id" AND p."state" IN ('offered', 'asked'));
