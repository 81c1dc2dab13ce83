CREATE TABLE "offer_had" (
	"offer" text NOT NULL,
	"digest" text NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_had_offer_digest_pk" PRIMARY KEY("offer","digest")
);
--> statement-breakpoint
CREATE TABLE "refund_account" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"account_sealed" text,
	"bank_says" text NOT NULL,
	"checked_by" uuid,
	CONSTRAINT "refund_account_bank_says_known" CHECK ("refund_account"."bank_says" in ('fits', 'other', 'unasked'))
);
--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_checked_by_staff_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_had_kept_until" ON "offer_had" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "refund_account_checked_by" ON "refund_account" USING btree ("checked_by");
--> statement-breakpoint
CREATE FUNCTION "forget_refund_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refund_account SET account_sealed = NULL WHERE refund_id = NEW.id AND account_sealed IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_forgotten" AFTER UPDATE OF "state" ON "refund" FOR EACH ROW
  WHEN (NEW.state IN ('done', 'failed', 'refused')) EXECUTE FUNCTION "forget_refund_account"();
