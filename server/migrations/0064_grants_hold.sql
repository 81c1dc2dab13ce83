CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE FUNCTION "grant_counts_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.in_force := tstzrange(NEW.starts_at, greatest(NEW.starts_at, NEW.ends_at));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "counts_whole" BEFORE INSERT ON "package_grant"
  FOR EACH ROW EXECUTE FUNCTION "grant_counts_whole"();
--> statement-breakpoint
CREATE FUNCTION "grant_is_cut"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE package_grant SET in_force = in_force * tstzrange(NULL, NEW.at) WHERE id = NEW.grant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cuts" AFTER INSERT ON "grant_cut"
  FOR EACH ROW EXECUTE FUNCTION "grant_is_cut"();
--> statement-breakpoint
-- What counts is what was given as far as its cut, whoever writes; an end is noticed once.
CREATE FUNCTION "grant_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving text[] := '{in_force,end_noticed_at}';
  counts tstzrange := tstzrange(OLD.starts_at, OLD.ends_at)
    * tstzrange(NULL, (SELECT c.at FROM grant_cut c WHERE c.grant_id = OLD.id));
BEGIN
  IF to_jsonb(NEW) - moving IS DISTINCT FROM to_jsonb(OLD) - moving OR NEW.in_force IS DISTINCT FROM counts
    OR (OLD.end_noticed_at IS NOT NULL AND NEW.end_noticed_at IS DISTINCT FROM OLD.end_noticed_at) THEN
    RAISE EXCEPTION 'package_grant is append-only' USING errcode = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stays" BEFORE UPDATE ON "package_grant"
  FOR EACH ROW EXECUTE FUNCTION "grant_stays"();
--> statement-breakpoint
-- What nobody paid for goes with its member; what money stands for stays with the books.
CREATE FUNCTION "grant_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.order_id IS NOT NULL THEN
    RAISE EXCEPTION 'package_grant is append-only' USING errcode = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "is_kept" BEFORE DELETE ON "package_grant"
  FOR EACH ROW EXECUTE FUNCTION "grant_is_kept"();
--> statement-breakpoint
CREATE FUNCTION "cut_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM package_grant g WHERE g.id = OLD.grant_id) THEN
    RAISE EXCEPTION 'grant_cut is append-only' USING errcode = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "is_kept" BEFORE UPDATE OR DELETE ON "grant_cut"
  FOR EACH ROW EXECUTE FUNCTION "cut_is_kept"();
--> statement-breakpoint
CREATE FUNCTION "grants_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "are_kept" BEFORE TRUNCATE ON "package_grant"
  FOR EACH STATEMENT EXECUTE FUNCTION "grants_are_kept"();
--> statement-breakpoint
CREATE TRIGGER "are_kept" BEFORE TRUNCATE ON "grant_cut"
  FOR EACH STATEMENT EXECUTE FUNCTION "grants_are_kept"();
--> statement-breakpoint
-- What was given before keeps its dates and its id. An order that is not paid gave nothing; of two paid periods that
-- stand at once the later one begins when the other ends, so that no paid day is lost.
DO $$
DECLARE
  one record;
  counts boolean;
  begins timestamptz;
  ends timestamptz;
  whose uuid;
  free timestamptz;
BEGIN
  FOR one IN
    SELECT s.*, o.status, o.method, o.paid_at
    FROM subscription s LEFT JOIN purchase_order o ON o.id = s.order_id
    ORDER BY s.member_id, s.starts_at, s.id
  LOOP
    counts := coalesce(one.status, 'paid') = 'paid';
    begins := one.starts_at;
    ends := one.ends_at;
    IF counts AND NOT one.trial THEN
      IF whose = one.member_id AND free > begins THEN
        begins := free;
        ends := free + (one.ends_at - one.starts_at);
      END IF;
      whose := one.member_id;
      free := ends;
    END IF;
    INSERT INTO package_grant (id, member_id, package_version_id, order_id, cause, paid_by, anchor_day, starts_at,
      ends_at, recorded_at, end_noticed_at)
    VALUES (one.id, one.member_id, one.package_version_id, one.order_id,
      CASE WHEN one.trial THEN 'trial' WHEN one.order_id IS NULL THEN 'given' ELSE 'purchase' END, one.method,
      extract(day FROM begins AT TIME ZONE 'Africa/Lagos'), begins, ends,
      coalesce(one.paid_at, least(one.starts_at, now())), one.end_noticed_at);
    IF NOT counts THEN
      INSERT INTO grant_cut (grant_id, at, why, recorded_at) VALUES (one.id, one.starts_at, 'refund', now());
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_one_at_a_time"
  EXCLUDE USING gist ("member_id" WITH =, "in_force" WITH &&) WHERE ("cause" <> 'trial');
