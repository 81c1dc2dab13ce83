CREATE TABLE "relationship_score" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "relationship_score_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "relationship_score_score_within" CHECK ("relationship_score"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "relationship_score" ADD CONSTRAINT "relationship_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING brin ("sent_at");--> statement-breakpoint
CREATE INDEX "answer_answered" ON "answer" USING brin ("answered_at");