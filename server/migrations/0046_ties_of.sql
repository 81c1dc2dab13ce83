-- Everything that stands between the viewer and others: two people may be more than one thing to each other, and what
-- they are is the first of these in the order of the type. Nothing is put together here, so that a question about one
-- person, or about some relations alone, reads those indexes and no more.
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
  UNION ALL SELECT viewer_id, 'liked'::relation FROM answer WHERE target_id = viewer AND kind = 'like'
$$;
--> statement-breakpoint
DROP FUNCTION "relations_of";
