-- Who is what to whom, and how somebody stands: asked here, and nowhere else. What follows from it is the table in
-- server/src/platform/visibility/policy.ts.
CREATE TYPE "relation" AS ENUM ('self', 'blocked', 'past', 'match', 'liked', 'stranger');
--> statement-breakpoint
-- Everybody who is something to the viewer, once, as the first that holds in the order of the type. A condition on the
-- other reaches the index of each table, so that one person costs a few looks, and all of them one pass.
CREATE FUNCTION "relations_of"("viewer" uuid) RETURNS TABLE ("other_id" uuid, "relation" "relation")
LANGUAGE sql STABLE AS $$
  SELECT known.id, min(known.relation) FROM (
    SELECT blocked_id AS id, 'blocked'::relation AS relation FROM block WHERE blocker_id = viewer
    UNION ALL SELECT blocker_id, 'blocked'::relation FROM block WHERE blocked_id = viewer
    UNION ALL SELECT reported_id, 'blocked'::relation FROM report WHERE reporter_id = viewer
    UNION ALL SELECT reporter_id, 'blocked'::relation FROM report WHERE reported_id = viewer
    UNION ALL SELECT high_id, CASE WHEN ended_at IS NULL THEN 'match'::relation ELSE 'past'::relation END
      FROM match WHERE low_id = viewer
    UNION ALL SELECT low_id, CASE WHEN ended_at IS NULL THEN 'match'::relation ELSE 'past'::relation END
      FROM match WHERE high_id = viewer
    UNION ALL SELECT viewer_id, 'liked'::relation FROM answer WHERE target_id = viewer AND kind = 'like'
  ) known GROUP BY known.id
$$;
--> statement-breakpoint
-- How everybody stands, whoever looks.
CREATE VIEW "member_standing" AS
  SELECT m.id AS member_id, CASE
    WHEN m.status = 'suspended' THEN 'suspended'
    WHEN m.status <> 'active' THEN 'leaving'
    WHEN p.birth_month IS NULL THEN 'newcomer'
    WHEN c.member_id IS NULL THEN 'paused'
    WHEN c.is_private THEN 'private'
    ELSE 'public' END AS standing
  FROM member m LEFT JOIN profile p ON p.member_id = m.id LEFT JOIN active_card c ON c.member_id = m.id;
