-- An email that its owner may still take back is nobody else's: whoever took the account could else shut them out by signing up with it.
CREATE FUNCTION "refuse_resting_email"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM email_token t WHERE t.purpose = 'old_email' AND t.email = NEW.email AND t.member_id <> NEW.id
      AND t.used_at IS NULL AND t.expires_at > coalesce(NEW.email_verified_at, NEW.created_at)) THEN
    RAISE EXCEPTION 'this email may still be taken back'
      USING errcode = 'unique_violation', constraint = 'member_email_unique';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "member_email_rests" BEFORE INSERT OR UPDATE OF "email" ON "member"
  FOR EACH ROW EXECUTE FUNCTION "refuse_resting_email"();
