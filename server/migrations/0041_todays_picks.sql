ALTER TABLE "queue_state" ADD COLUMN "pick_day" date;--> statement-breakpoint
ALTER TABLE "queue_state" ADD COLUMN "picks" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_state" ADD CONSTRAINT "queue_state_picks_few" CHECK (cardinality("queue_state"."picks") <= 10);