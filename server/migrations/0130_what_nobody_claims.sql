ALTER TABLE "payment_attempt" ADD COLUMN "not_found_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "odd_payment" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "odd_payment" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlement_difference" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlement_difference" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "closing_as" text;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "closing_reference" text;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "closing_by" uuid;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_closing_by_staff_id_fk" FOREIGN KEY ("closing_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_line_closing_by" ON "statement_line" USING btree ("closing_by");--> statement-breakpoint
CREATE INDEX "statement_line_closing_reference" ON "statement_line" USING btree ("closing_reference");--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_closing_as_known" CHECK ("statement_line"."closing_as" in ('booked', 'sent_back', 'interest'));--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_closing_said" CHECK (("statement_line"."closing_as" is null) = ("statement_line"."closing_by" is null) and coalesce("statement_line"."closing_as" in ('booked', 'sent_back'), false) = ("statement_line"."closing_reference" is not null));