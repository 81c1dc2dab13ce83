CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"receipt_hash" text NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_source_unique" UNIQUE("source"),
	CONSTRAINT "invoice_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "invoice_ordinal_once" UNIQUE("kind","year","ordinal"),
	CONSTRAINT "invoice_kind_known" CHECK ("invoice"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoice_currency_known" CHECK ("invoice"."currency" in ('NGN', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "invoice_ordinal_positive" CHECK ("invoice"."ordinal" > 0),
	CONSTRAINT "invoice_amount_minor_positive" CHECK ("invoice"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_counter_kind_known" CHECK ("invoice_counter"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoice_counter_last_not_negative" CHECK ("invoice_counter"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_paper" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"snapshot_sealed" text NOT NULL,
	"pdf_sealed" text,
	"sha256" text,
	"made_at" timestamp with time zone,
	CONSTRAINT "invoice_paper_made_whole" CHECK (("invoice_paper"."made_at" is null) = ("invoice_paper"."pdf_sealed" is null) and ("invoice_paper"."made_at" is null) = ("invoice_paper"."sha256" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_paper" ADD CONSTRAINT "invoice_paper_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order_once" ON "invoice" USING btree ("order_id") WHERE "invoice"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_paper_waiting" ON "invoice_paper" USING btree ("invoice_id") WHERE "invoice_paper"."made_at" is null;