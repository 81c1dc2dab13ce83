CREATE TABLE "chance_model" (
	"fitted_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"weights" real[] NOT NULL,
	"actor_variance" real NOT NULL,
	"partner_variance" real NOT NULL,
	"answers" integer NOT NULL,
	"foretold" integer NOT NULL,
	"log_loss" real,
	"mean_loss" real,
	"auc" real,
	CONSTRAINT "chance_model_varies" CHECK ("chance_model"."actor_variance" > 0 and "chance_model"."partner_variance" > 0),
	CONSTRAINT "chance_model_answers_not_negative" CHECK ("chance_model"."answers" >= 0),
	CONSTRAINT "chance_model_foretold_not_negative" CHECK ("chance_model"."foretold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "leaning" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"actor" real NOT NULL,
	"actor_known" real NOT NULL,
	"partner" real NOT NULL,
	"partner_known" real NOT NULL,
	"given" integer NOT NULL,
	"got" integer NOT NULL,
	"late" smallint DEFAULT 0 NOT NULL,
	"open" smallint DEFAULT 0 NOT NULL,
	"price" real DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaning_known" CHECK ("leaning"."actor_known" > 0 and "leaning"."partner_known" > 0),
	CONSTRAINT "leaning_given_not_negative" CHECK ("leaning"."given" >= 0),
	CONSTRAINT "leaning_got_not_negative" CHECK ("leaning"."got" >= 0),
	CONSTRAINT "leaning_open_of_late" CHECK ("leaning"."open" between 0 and "leaning"."late"),
	CONSTRAINT "leaning_price_is_share" CHECK ("leaning"."price" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "foretold" real;--> statement-breakpoint
-- Queues are made anew when they are next asked for.
DELETE FROM "queue_entry";--> statement-breakpoint
UPDATE "queue_state" SET "stale" = true, "filled" = 0;--> statement-breakpoint
ALTER TABLE "queue_entry" ADD COLUMN "chance" real NOT NULL;--> statement-breakpoint
ALTER TABLE "leaning" ADD CONSTRAINT "leaning_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaning_changed" ON "leaning" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "answer_to_learn" ON "answer" USING btree ("answered_at") WHERE "answer"."foretold" is null;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_foretold_is_chance" CHECK ("answer"."foretold" between 0 and 1);--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_chance_is_chance" CHECK ("queue_entry"."chance" between 0 and 1);