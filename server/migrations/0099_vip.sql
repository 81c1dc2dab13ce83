CREATE TABLE "vip_case" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"paused_from" text,
	"paused_at" timestamp with time zone,
	"file_sealed" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"fits" integer,
	"fits_counted_at" timestamp with time zone,
	"ground" text,
	"started_at" timestamp with time zone,
	"served_until" timestamp with time zone,
	"owner_due_at" timestamp with time zone,
	"alarm_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"staff_id" uuid,
	"strategy_sealed" text,
	"closed_at" timestamp with time zone,
	"closed_because" text,
	CONSTRAINT "vip_case_state_known" CHECK ("vip_case"."state" in ('submitted', 'paid', 'assigned', 'interviewed', 'searching', 'proposed', 'introduced', 'feedback', 'paused', 'closed')),
	CONSTRAINT "vip_case_ground_known" CHECK ("vip_case"."ground" in ('payment', 'package', 'introductions')),
	CONSTRAINT "vip_case_paused_from_known" CHECK ("vip_case"."paused_from" in ('submitted', 'paid', 'assigned', 'interviewed', 'searching', 'proposed', 'introduced', 'feedback')),
	CONSTRAINT "vip_case_closed_because_known" CHECK ("vip_case"."closed_because" in ('member', 'ended', 'money_back')),
	CONSTRAINT "vip_case_fits_not_negative" CHECK ("vip_case"."fits" >= 0),
	CONSTRAINT "vip_case_started_at_needs_ground" CHECK ("vip_case"."started_at" is null or "vip_case"."ground" is not null),
	CONSTRAINT "vip_case_paused_from_somewhere" CHECK (("vip_case"."state" = 'paused') = ("vip_case"."paused_from" is not null)),
	CONSTRAINT "vip_case_paused_since" CHECK (("vip_case"."paused_from" is null) = ("vip_case"."paused_at" is null)),
	CONSTRAINT "vip_case_closed_at_some_time" CHECK (("vip_case"."state" = 'closed') = ("vip_case"."closed_at" is not null)),
	CONSTRAINT "vip_case_closed_for_a_reason" CHECK (("vip_case"."closed_at" is null) = ("vip_case"."closed_because" is null)),
	CONSTRAINT "vip_case_begun" CHECK ("vip_case"."state" in ('submitted', 'closed') or "vip_case"."started_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "vip_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vip_note_once" UNIQUE("case_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "vip_proposal" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"case_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"why_sealed" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"answer_until" timestamp with time zone NOT NULL,
	"client_answered_at" timestamp with time zone,
	"other_answered_at" timestamp with time zone,
	"client_reason_sealed" text,
	"other_reason_sealed" text,
	"feedback_sealed" text,
	"match_id" uuid,
	CONSTRAINT "vip_proposal_once" UNIQUE("case_id","other_id"),
	CONSTRAINT "vip_proposal_state_known" CHECK ("vip_proposal"."state" in ('offered', 'asked', 'matched', 'declined', 'refused', 'lapsed', 'gone')),
	CONSTRAINT "vip_proposal_client_first" CHECK ("vip_proposal"."state" not in ('asked', 'matched', 'refused') or "vip_proposal"."client_answered_at" is not null),
	CONSTRAINT "vip_proposal_other_answered_at_needs_client_answered_at" CHECK ("vip_proposal"."other_answered_at" is null or "vip_proposal"."client_answered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "vip_ring" (
	"case_id" uuid NOT NULL,
	"ring" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"rung_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vip_ring_case_id_ring_due_at_pk" PRIMARY KEY("case_id","ring","due_at"),
	CONSTRAINT "vip_ring_ring_known" CHECK ("vip_ring"."ring" in ('owner', 'alarm', 'proposals'))
);
--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_note" ADD CONSTRAINT "vip_note_case_id_vip_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."vip_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_note" ADD CONSTRAINT "vip_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_proposal" ADD CONSTRAINT "vip_proposal_case_id_vip_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."vip_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_proposal" ADD CONSTRAINT "vip_proposal_other_id_member_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_proposal" ADD CONSTRAINT "vip_proposal_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_proposal" ADD CONSTRAINT "vip_proposal_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_ring" ADD CONSTRAINT "vip_ring_case_id_vip_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."vip_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vip_case_one_open" ON "vip_case" USING btree ("member_id") WHERE "vip_case"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "vip_case_member" ON "vip_case" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "vip_case_staff" ON "vip_case" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "vip_case_queue" ON "vip_case" USING btree ("started_at") WHERE "vip_case"."closed_at" is null and "vip_case"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "vip_note_staff" ON "vip_note" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "vip_proposal_other" ON "vip_proposal" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "vip_proposal_staff" ON "vip_proposal" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "vip_proposal_match" ON "vip_proposal" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "vip_proposal_waiting" ON "vip_proposal" USING btree ("answer_until") WHERE "vip_proposal"."state" in ('offered', 'asked');