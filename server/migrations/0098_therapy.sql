CREATE TABLE "therapy_assessment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"content_sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"insights_client_id" uuid,
	"insights_sealed" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "therapy_assessment_answered_whole" CHECK (num_nonnulls("therapy_assessment"."staff_id", "therapy_assessment"."insights_client_id", "therapy_assessment"."insights_sealed", "therapy_assessment"."answered_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "therapy_consultation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"content_sealed" text NOT NULL,
	"wished_on" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"staff_id" uuid,
	"answer_client_id" uuid,
	"answer_sealed" text,
	"answered_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "therapy_consultation_amount_minor_positive" CHECK ("therapy_consultation"."amount_minor" > 0),
	CONSTRAINT "therapy_consultation_currency_known" CHECK ("therapy_consultation"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "therapy_consultation_pay_by_after_sent_at" CHECK ("therapy_consultation"."pay_by" > "therapy_consultation"."sent_at"),
	CONSTRAINT "therapy_consultation_taken_back_at_needs_paid_at" CHECK ("therapy_consultation"."taken_back_at" is null or "therapy_consultation"."paid_at" is not null),
	CONSTRAINT "therapy_consultation_answered_whole" CHECK (num_nonnulls("therapy_consultation"."answer_client_id", "therapy_consultation"."answer_sealed", "therapy_consultation"."answered_at") in (0, 3)),
	CONSTRAINT "therapy_consultation_starts_at_needs_answered_at" CHECK ("therapy_consultation"."starts_at" is null or "therapy_consultation"."answered_at" is not null),
	CONSTRAINT "therapy_consultation_answered_at_needs_staff_id" CHECK ("therapy_consultation"."answered_at" is null or "therapy_consultation"."staff_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "therapy_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sessions" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"usable_until" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "therapy_plan_sessions_positive" CHECK ("therapy_plan"."sessions" > 0),
	CONSTRAINT "therapy_plan_amount_minor_positive" CHECK ("therapy_plan"."amount_minor" > 0),
	CONSTRAINT "therapy_plan_currency_known" CHECK ("therapy_plan"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "therapy_plan_offered_until_after_chosen_at" CHECK ("therapy_plan"."offered_until" > "therapy_plan"."chosen_at"),
	CONSTRAINT "therapy_plan_usable_until_after_paid_at" CHECK ("therapy_plan"."usable_until" > "therapy_plan"."paid_at"),
	CONSTRAINT "therapy_plan_usable_until_needs_paid_at" CHECK ("therapy_plan"."usable_until" is null or "therapy_plan"."paid_at" is not null),
	CONSTRAINT "therapy_plan_taken_back_at_needs_paid_at" CHECK ("therapy_plan"."taken_back_at" is null or "therapy_plan"."paid_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_purpose_known";--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD CONSTRAINT "therapy_assessment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_assessment" ADD CONSTRAINT "therapy_assessment_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_consultation" ADD CONSTRAINT "therapy_consultation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_consultation" ADD CONSTRAINT "therapy_consultation_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_consultation" ADD CONSTRAINT "therapy_consultation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plan" ADD CONSTRAINT "therapy_plan_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plan" ADD CONSTRAINT "therapy_plan_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapy_assessment_member" ON "therapy_assessment" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "therapy_assessment_staff" ON "therapy_assessment" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "therapy_assessment_queue" ON "therapy_assessment" USING btree (("answered_at" is not null),"sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "therapy_assessment_one_waits" ON "therapy_assessment" USING btree ("member_id") WHERE "therapy_assessment"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "therapy_consultation_member" ON "therapy_consultation" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "therapy_consultation_version" ON "therapy_consultation" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "therapy_consultation_staff" ON "therapy_consultation" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "therapy_consultation_sent" ON "therapy_consultation" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "therapy_consultation_one_of_a_day" ON "therapy_consultation" USING btree ("member_id","wished_on") WHERE "therapy_consultation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "therapy_plan_member" ON "therapy_plan" USING btree ("member_id","chosen_at");--> statement-breakpoint
CREATE INDEX "therapy_plan_version" ON "therapy_plan" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_known" CHECK ("consent"."purpose" in ('faith-and-family', 'terms', 'privacy-policy', 'therapy-assessment', 'ethnic-group', 'languages', 'denomination', 'practice-of-faith', 'height', 'smoking', 'drinking', 'relocation', 'previous-marriages', 'children-hoped', 'future-home'));