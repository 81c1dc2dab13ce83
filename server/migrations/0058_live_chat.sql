CREATE TABLE "support_chat" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'bot' NOT NULL,
	"staff_id" uuid,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"ahead" boolean DEFAULT false NOT NULL,
	"on_call" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"away_told_at" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"seen_seq" integer DEFAULT 0 NOT NULL,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "support_chat_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "support_chat_state_known" CHECK ("support_chat"."state" in ('bot', 'waiting', 'assigned', 'closed')),
	CONSTRAINT "support_chat_seen_seq_not_negative" CHECK ("support_chat"."seen_seq" >= 0),
	CONSTRAINT "support_chat_mailed_seq_not_negative" CHECK ("support_chat"."mailed_seq" >= 0),
	CONSTRAINT "support_chat_seen_what_is_there" CHECK (greatest("support_chat"."seen_seq", "support_chat"."mailed_seq") <= "support_chat"."last_seq"),
	CONSTRAINT "support_chat_assigned_to_somebody" CHECK (("support_chat"."state" = 'assigned') = ("support_chat"."staff_id" is not null)),
	CONSTRAINT "support_chat_waits_since" CHECK ("support_chat"."state" not in ('waiting', 'assigned') or ("support_chat"."waiting_since" is not null and "support_chat"."due_at" is not null)),
	CONSTRAINT "support_chat_closed_at_some_time" CHECK (("support_chat"."state" = 'closed') = ("support_chat"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"client_id" uuid,
	"text_sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_message_chat_id_seq_pk" PRIMARY KEY("chat_id","seq"),
	CONSTRAINT "support_message_once" UNIQUE("chat_id","client_id"),
	CONSTRAINT "support_message_author_known" CHECK ("support_message"."author" in ('member', 'bot', 'staff')),
	CONSTRAINT "support_message_seq_positive" CHECK ("support_message"."seq" > 0),
	CONSTRAINT "support_message_by_staff" CHECK (("support_message"."author" = 'staff') = ("support_message"."staff_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_note_once" UNIQUE("chat_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "support_chat" ADD CONSTRAINT "support_chat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_chat" ADD CONSTRAINT "support_chat_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_chat_id_support_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note" ADD CONSTRAINT "support_note_chat_id_support_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note" ADD CONSTRAINT "support_note_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_chat_queue" ON "support_chat" USING btree ("waiting_since") WHERE "support_chat"."state" in ('waiting', 'assigned');--> statement-breakpoint
CREATE INDEX "support_chat_staff" ON "support_chat" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_chat_closed" ON "support_chat" USING btree ("closed_at") WHERE "support_chat"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "support_message_staff" ON "support_message" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_message_answers" ON "support_message" USING btree ("sent_at") WHERE "support_message"."author" = 'staff';--> statement-breakpoint
CREATE INDEX "support_note_staff" ON "support_note" USING btree ("staff_id");