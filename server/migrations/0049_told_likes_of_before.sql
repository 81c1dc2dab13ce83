-- The likes that stand already were told as they were given.
INSERT INTO told_like (viewer_id, target_id, told_at, part, prompt, quote, note)
SELECT a.viewer_id, a.target_id, a.answered_at,
  CASE WHEN l.note IS NOT NULL THEN l.part END, CASE WHEN l.note IS NOT NULL THEN l.prompt END,
  CASE WHEN l.note IS NOT NULL THEN l.quote END, l.note
FROM answer a LEFT JOIN liked_part l USING (viewer_id, target_id)
WHERE a.kind = 'like';
