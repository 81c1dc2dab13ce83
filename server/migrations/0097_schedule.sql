CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"counsellor_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"partner_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"by_transfer" boolean DEFAULT false NOT NULL,
	"paid_by" text NOT NULL,
	"details_sealed" text NOT NULL,
	"notes_sealed" text DEFAULT '' NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	CONSTRAINT "appointment_kind_known" CHECK ("appointment"."kind" in ('session', 'consultation')),
	CONSTRAINT "appointment_state_known" CHECK ("appointment"."state" in ('held', 'confirmed', 'choosing', 'done', 'cancelled', 'lapsed', 'no_show_member', 'no_show_counsellor')),
	CONSTRAINT "appointment_paid_by_known" CHECK ("appointment"."paid_by" in ('money', 'credit', 'package')),
	CONSTRAINT "appointment_ends_at_after_starts_at" CHECK ("appointment"."ends_at" > "appointment"."starts_at"),
	CONSTRAINT "appointment_waits_until" CHECK ("appointment"."state" not in ('held', 'choosing') or "appointment"."held_until" is not null),
	CONSTRAINT "appointment_with_another" CHECK ("appointment"."partner_id" <> "appointment"."member_id"),
	CONSTRAINT "appointment_moves_within" CHECK ("appointment"."moves" between 0 and 2),
	CONSTRAINT "appointment_sequence_not_negative" CHECK ("appointment"."sequence" >= 0),
	CONSTRAINT "appointment_version_not_negative" CHECK ("appointment"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "availability" (
	"counsellor_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "availability_counsellor_id_weekday_from_minute_pk" PRIMARY KEY("counsellor_id","weekday","from_minute"),
	CONSTRAINT "availability_weekday_within" CHECK ("availability"."weekday" between 1 and 7),
	CONSTRAINT "availability_from_minute_within" CHECK ("availability"."from_minute" between 0 and 1439),
	CONSTRAINT "availability_to_minute_within" CHECK ("availability"."to_minute" between 1 and 1440),
	CONSTRAINT "availability_to_minute_after_from_minute" CHECK ("availability"."to_minute" > "availability"."from_minute")
);
--> statement-breakpoint
CREATE TABLE "availability_exception" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"counsellor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	CONSTRAINT "availability_exception_from_minute_within" CHECK ("availability_exception"."from_minute" between 0 and 1439),
	CONSTRAINT "availability_exception_to_minute_within" CHECK ("availability_exception"."to_minute" between 1 and 1440),
	CONSTRAINT "availability_exception_to_minute_after_from_minute" CHECK ("availability_exception"."to_minute" > "availability_exception"."from_minute"),
	CONSTRAINT "availability_exception_whole" CHECK (("availability_exception"."from_minute" is null) = ("availability_exception"."to_minute" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"person_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL,
	"appointment_id" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "claim_appointment_id_person_id_pk" PRIMARY KEY("appointment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "counsellor" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"staff_id" uuid,
	"zone" text DEFAULT 'Africa/Lagos' NOT NULL,
	"bookable" boolean NOT NULL,
	"version_id" uuid NOT NULL,
	"price_ngn_minor" bigint NOT NULL,
	"price_usd_minor" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "counsellor_key_unique" UNIQUE("key"),
	CONSTRAINT "counsellor_staff_id_unique" UNIQUE("staff_id"),
	CONSTRAINT "counsellor_version_not_negative" CHECK ("counsellor"."version" >= 0),
	CONSTRAINT "counsellor_price_ngn_minor_positive" CHECK ("counsellor"."price_ngn_minor" > 0),
	CONSTRAINT "counsellor_price_usd_minor_positive" CHECK ("counsellor"."price_usd_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"provisional" boolean NOT NULL,
	CONSTRAINT "holiday_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session_credit" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"grant_id" uuid NOT NULL,
	"why" text NOT NULL,
	"sessions" integer NOT NULL,
	"appointment_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_credit_once" UNIQUE("appointment_id","why"),
	CONSTRAINT "session_credit_why_known" CHECK ("session_credit"."why" in ('granted', 'taken', 'given_back', 'revoked')),
	CONSTRAINT "session_credit_signed" CHECK (case "session_credit"."why" when 'granted' then "session_credit"."sessions" > 0 when 'taken' then "session_credit"."sessions" = -1 when 'given_back' then "session_credit"."sessions" = 1 else "session_credit"."sessions" < 0 end),
	CONSTRAINT "session_credit_for" CHECK (("session_credit"."why" in ('taken', 'given_back')) = ("session_credit"."appointment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "session_grant" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"once_key" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"usable_until" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_grant_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "session_grant_source_known" CHECK ("session_grant"."source" in ('plan', 'package', 'repeat')),
	CONSTRAINT "session_grant_kind_known" CHECK ("session_grant"."kind" in ('session', 'consultation'))
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_partner_id_member_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exception" ADD CONSTRAINT "availability_exception_counsellor_id_counsellor_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsellor" ADD CONSTRAINT "counsellor_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsellor" ADD CONSTRAINT "counsellor_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credit" ADD CONSTRAINT "session_credit_grant_id_session_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."session_grant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credit" ADD CONSTRAINT "session_credit_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_grant" ADD CONSTRAINT "session_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_counsellor" ON "appointment" USING btree ("counsellor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_member" ON "appointment" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_partner" ON "appointment" USING btree ("partner_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_one_hold" ON "appointment" USING btree ("member_id") WHERE "appointment"."state" = 'held';--> statement-breakpoint
CREATE INDEX "appointment_waiting" ON "appointment" USING btree ("held_until") WHERE "appointment"."state" in ('held', 'choosing');--> statement-breakpoint
CREATE INDEX "appointment_coming" ON "appointment" USING btree ("starts_at") WHERE "appointment"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "availability_exception_day" ON "availability_exception" USING btree ("counsellor_id","day");--> statement-breakpoint
CREATE INDEX "counsellor_version" ON "counsellor" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "holiday_day" ON "holiday" USING btree ("day");--> statement-breakpoint
CREATE INDEX "session_credit_grant" ON "session_credit" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_credit_granted_once" ON "session_credit" USING btree ("grant_id") WHERE "session_credit"."why" = 'granted';--> statement-breakpoint
CREATE INDEX "session_grant_member" ON "session_grant" USING btree ("member_id","usable_until");--> statement-breakpoint
-- Nobody’s time is taken twice, whoever writes: drizzle cannot say it. It refuses empty ranges too.
ALTER TABLE "claim" ADD CONSTRAINT "claim_never_overlaps" UNIQUE ("person_id", "during" WITHOUT OVERLAPS);