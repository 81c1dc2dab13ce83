CREATE TABLE "service_give_back" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"asked_minor" bigint DEFAULT 0 NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "service_give_back_amount_minor_positive" CHECK ("service_give_back"."amount_minor" > 0),
	CONSTRAINT "service_give_back_asked_minor_not_negative" CHECK ("service_give_back"."asked_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_stretch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_stretch_ends_at_after_starts_at" CHECK ("service_stretch"."ends_at" > "service_stretch"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "service_withdrawal" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_withdrawal_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "service_withdrawal_kind_known" CHECK ("service_withdrawal"."kind" in ('session', 'consultation', 'therapy_plan', 'vip'))
);
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_kind_known";--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "package_version_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "kind" text DEFAULT 'package' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "catalogue_version_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "catalogue_version_id" uuid;--> statement-breakpoint
ALTER TABLE "service_give_back" ADD CONSTRAINT "service_give_back_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_stretch" ADD CONSTRAINT "service_stretch_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_give_back_waiting" ON "service_give_back" USING btree ("said_at") WHERE "service_give_back"."done_at" is null;--> statement-breakpoint
CREATE INDEX "service_stretch_order" ON "service_stretch" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_catalogue_version" ON "quote" USING btree ("catalogue_version_id");--> statement-breakpoint
CREATE INDEX "quote_subject" ON "quote" USING btree ("subject_id","kind");--> statement-breakpoint
CREATE INDEX "order_line_catalogue_version" ON "order_line" USING btree ("catalogue_version_id");--> statement-breakpoint
CREATE INDEX "order_line_subject" ON "order_line" USING btree ("subject_id","kind");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_kind_known" CHECK ("quote"."kind" in ('package', 'session', 'consultation', 'therapy_plan', 'vip'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_names_package" CHECK (("quote"."kind" = 'package') = ("quote"."package_version_id" is not null));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_names_subject" CHECK (("quote"."kind" = 'package') = ("quote"."subject_id" is null));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_names_title" CHECK (("quote"."kind" = 'package') = ("quote"."title" is null));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_names_entry" CHECK (("quote"."kind" = 'package') = ("quote"."catalogue_version_id" is null));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_service_without_code" CHECK ("quote"."kind" = 'package' or "quote"."code_key" is null);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_names_subject" CHECK (("order_line"."kind" = 'package') = ("order_line"."subject_id" is null));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_names_entry" CHECK (("order_line"."kind" = 'package') = ("order_line"."catalogue_version_id" is null));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_kind_known" CHECK ("order_line"."kind" in ('package', 'session', 'consultation', 'therapy_plan', 'vip'));
--> statement-breakpoint
-- What a service is earned over is added, and never edited: the ledger was written by it.
CREATE FUNCTION "stretch_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_stretch"
  FOR EACH STATEMENT EXECUTE FUNCTION "stretch_is_kept"();
