-- Who may be here and has said their age: whoever stands as public, private or paused, without a look at their card.
CREATE VIEW "member_present" AS
  SELECT m.id AS member_id, p.name, m.demonstration FROM member m JOIN profile p ON p.member_id = m.id
  WHERE m.status = 'active' AND p.birth_month IS NOT NULL;
--> statement-breakpoint
-- The same ties as `ties_of`, of two people: each table is looked at once, whichever of the two did it.
CREATE FUNCTION "ties_between"("viewer" uuid, "other" uuid) RETURNS TABLE ("relation" "relation")
LANGUAGE sql STABLE AS $$
  SELECT 'blocked'::relation FROM block WHERE blocker_id IN (viewer, other) AND blocked_id IN (viewer, other)
  UNION ALL SELECT 'blocked'::relation FROM report
    WHERE reporter_id IN (viewer, other) AND reported_id IN (viewer, other)
  UNION ALL SELECT CASE WHEN ended_at IS NULL THEN 'match'::relation ELSE 'past'::relation END
    FROM match WHERE low_id = least(viewer, other) AND high_id = greatest(viewer, other)
  UNION ALL SELECT 'contact'::relation FROM contact_pair
    WHERE member_id IN (viewer, other) AND contact_pair.other_id IN (viewer, other)
  UNION ALL SELECT 'liked'::relation FROM answer WHERE viewer_id = other AND target_id = viewer AND kind = 'like'
$$;
