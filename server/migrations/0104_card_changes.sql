CREATE TABLE "card_change" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigserial NOT NULL,
	"member_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_change_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE INDEX "card_change_at" ON "card_change" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_change_cleared" ON "card_change" USING btree (("member_id" is null)) WHERE "card_change"."member_id" is null;--> statement-breakpoint
-- Whatever the cards in memory hold changes with the version; a card that goes leaves no other trace.
CREATE FUNCTION "log_card_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_change (member_id)
    VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.member_id ELSE NEW.member_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "logged_coming" AFTER INSERT OR DELETE ON "active_card"
  FOR EACH ROW EXECUTE FUNCTION "log_card_change"();
--> statement-breakpoint
CREATE TRIGGER "logged_change" AFTER UPDATE ON "active_card"
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION "log_card_change"();
