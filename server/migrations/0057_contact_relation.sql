-- Whoever hides from a phone number and whoever has it are `contact` to each other: after a match, before a like. The
-- words of a type cannot be used in the transaction that adds them, so the type is made anew.
DROP FUNCTION "ties_of";
--> statement-breakpoint
DROP TYPE "relation";
--> statement-breakpoint
CREATE TYPE "relation" AS ENUM ('self', 'blocked', 'past', 'match', 'contact', 'liked', 'stranger');
--> statement-breakpoint
CREATE FUNCTION "ties_of"("viewer" uuid) RETURNS TABLE ("other_id" uuid, "relation" "relation")
LANGUAGE sql STABLE AS $$
  SELECT blocked_id, 'blocked'::relation FROM block WHERE blocker_id = viewer
  UNION ALL SELECT blocker_id, 'blocked'::relation FROM block WHERE blocked_id = viewer
  UNION ALL SELECT reported_id, 'blocked'::relation FROM report WHERE reporter_id = viewer
  UNION ALL SELECT reporter_id, 'blocked'::relation FROM report WHERE reported_id = viewer
  UNION ALL SELECT high_id, CASE WHEN ended_at IS NULL THEN 'match'::relation ELSE 'past'::relation END
    FROM match WHERE low_id = viewer
  UNION ALL SELECT low_id, CASE WHEN ended_at IS NULL THEN 'match'::relation ELSE 'past'::relation END
    FROM match WHERE high_id = viewer
  UNION ALL SELECT contact_pair.other_id, 'contact'::relation FROM contact_pair WHERE member_id = viewer
  UNION ALL SELECT member_id, 'contact'::relation FROM contact_pair WHERE contact_pair.other_id = viewer
  UNION ALL SELECT viewer_id, 'liked'::relation FROM answer WHERE target_id = viewer AND kind = 'like'
$$;
