-- Uses and reservations of a code together are never more than the catalogue allows, whoever asks at once; a reservation ends with the last order that could use it.
CREATE FUNCTION "lock_code"("code" text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('code:' || "code", 0))
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_too_many_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_code(NEW.code_key);
  IF (SELECT count(*) FROM code_use u WHERE u.code_key = NEW.code_key AND u.state <> 'released')
      > (SELECT (v.data ->> 'uses')::bigint FROM catalogue_version v
         WHERE v.kind = 'code' AND v.key = NEW.code_key ORDER BY v.version DESC LIMIT 1) THEN
    RAISE EXCEPTION 'code % is taken more often than it may be', NEW.code_key
      USING errcode = 'check_violation', constraint = 'code_use_within_limit';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "within" AFTER INSERT OR UPDATE OF "state" ON "code_use" FOR EACH ROW
  WHEN (NEW.state <> 'released') EXECUTE FUNCTION "refuse_too_many_uses"();
--> statement-breakpoint
CREATE FUNCTION "refuse_limit_below_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_code(NEW.key);
  IF (SELECT count(*) FROM code_use u WHERE u.code_key = NEW.key AND u.state <> 'released')
      > (NEW.data ->> 'uses')::bigint THEN
    RAISE EXCEPTION 'code % was taken more often than that', NEW.key
      USING errcode = 'check_violation', constraint = 'catalogue_version_code_uses';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "code_uses" AFTER INSERT ON "catalogue_version" FOR EACH ROW
  WHEN (NEW.kind = 'code') EXECUTE FUNCTION "refuse_limit_below_uses"();
--> statement-breakpoint
CREATE FUNCTION "release_code"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE code_use u SET state = 'released'
  WHERE u.purchase_id = NEW.purchase_id AND u.state = 'reserved'
    AND NOT EXISTS (SELECT FROM purchase_order o JOIN quote q ON q.id = o.quote_id
      WHERE o.purchase_id = u.purchase_id AND q.code_key = u.code_key AND o.status NOT IN ('expired', 'cancelled'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "released" AFTER UPDATE OF "status" ON "purchase_order" FOR EACH ROW
  WHEN (NEW.status IN ('expired', 'cancelled') AND OLD.status <> NEW.status) EXECUTE FUNCTION "release_code"();
