CREATE TABLE "day_close" (
	"day" date PRIMARY KEY NOT NULL,
	"signed_by" uuid NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"differences_open" integer NOT NULL,
	"unmatched_open" integer NOT NULL,
	"reason" text,
	CONSTRAINT "day_close_differences_open_not_negative" CHECK ("day_close"."differences_open" >= 0),
	CONSTRAINT "day_close_unmatched_open_not_negative" CHECK ("day_close"."unmatched_open" >= 0),
	CONSTRAINT "day_close_open_with_reason" CHECK ("day_close"."reason" is not null or "day_close"."differences_open" + "day_close"."unmatched_open" = 0)
);
--> statement-breakpoint
CREATE TABLE "day_close_figure" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"what" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "day_close_figure_day_account_currency_what_pk" PRIMARY KEY("day","account","currency","what"),
	CONSTRAINT "day_close_figure_currency_known" CHECK ("day_close_figure"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "day_close_figure_what_known" CHECK ("day_close_figure"."what" in ('opening', 'closing', 'payment', 'second payment', 'stray payment', 'unmatched payment', 'matched payment', 'refund owed', 'refund', 'fee', 'payout', 'earned', 'chargeback', 'credit moved', 'credit used')),
	CONSTRAINT "day_close_figure_amount_minor_not_zero" CHECK ("day_close_figure"."amount_minor" <> 0)
);
--> statement-breakpoint
ALTER TABLE "day_close" ADD CONSTRAINT "day_close_signed_by_staff_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_close_figure" ADD CONSTRAINT "day_close_figure_day_day_close_day_fk" FOREIGN KEY ("day") REFERENCES "public"."day_close"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_close_signed_by" ON "day_close" USING btree ("signed_by");--> statement-breakpoint
CREATE INDEX "ledger_transaction_posted" ON "ledger_transaction" USING btree ("posted_at");