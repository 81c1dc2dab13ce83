CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"line_count" integer NOT NULL,
	"new_count" integer NOT NULL,
	CONSTRAINT "bank_statement_line_count_positive" CHECK ("bank_statement"."line_count" > 0),
	CONSTRAINT "bank_statement_new_count_not_negative" CHECK ("bank_statement"."new_count" >= 0),
	CONSTRAINT "bank_statement_new_of_its_lines" CHECK ("bank_statement"."new_count" <= "bank_statement"."line_count"),
	CONSTRAINT "bank_statement_days_ordered" CHECK ("bank_statement"."first_day" <= "bank_statement"."last_day")
);
--> statement-breakpoint
CREATE TABLE "remembered_sender" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"sender_sealed" text NOT NULL,
	"remembered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"once_key" text NOT NULL,
	"on_day" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"narration_sealed" text NOT NULL,
	"session_id" text,
	"reversal" boolean NOT NULL,
	"reverses_id" uuid,
	"state" text NOT NULL,
	"transfer_id" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "statement_line_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "statement_line_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "statement_line_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "statement_line_state_known" CHECK ("statement_line"."state" in ('open', 'confirmed', 'closed', 'kept')),
	CONSTRAINT "statement_line_position_not_negative" CHECK ("statement_line"."position" >= 0),
	CONSTRAINT "statement_line_amount_minor_not_zero" CHECK ("statement_line"."amount_minor" <> 0),
	CONSTRAINT "statement_line_left_is_kept" CHECK (("statement_line"."amount_minor" < 0) = ("statement_line"."state" = 'kept')),
	CONSTRAINT "statement_line_reverses_as_reversal" CHECK ("statement_line"."reverses_id" is null or "statement_line"."reversal"),
	CONSTRAINT "statement_line_settled" CHECK (("statement_line"."state" in ('confirmed', 'closed')) = ("statement_line"."settled_at" is not null)),
	CONSTRAINT "statement_line_confirmed_for" CHECK ("statement_line"."state" <> 'confirmed' or "statement_line"."transfer_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_sender" ADD CONSTRAINT "remembered_sender_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_transfer_id_purchase_order_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_reverses_id_statement_line_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."statement_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statement_staff" ON "bank_statement" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "bank_statement_uploaded" ON "bank_statement" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "remembered_sender_member" ON "remembered_sender" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "statement_line_statement" ON "statement_line" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_line_open" ON "statement_line" USING btree ("on_day") WHERE "statement_line"."state" = 'open';--> statement-breakpoint
CREATE INDEX "statement_line_reversals" ON "statement_line" USING btree ("on_day") WHERE "statement_line"."reversal";