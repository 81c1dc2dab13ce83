-- An e-mail typed in composed or decomposed letters is one address. Where two accounts have it, the one in composed
-- letters keeps it.
UPDATE member m SET email = lower(normalize(m.email, NFC))
WHERE m.email IS NOT NFC NORMALIZED
  AND m.id = (SELECT o.id FROM member o WHERE lower(normalize(o.email, NFC)) = lower(normalize(m.email, NFC))
    ORDER BY o.email IS NFC NORMALIZED DESC, o.created_at LIMIT 1);--> statement-breakpoint
UPDATE staff s SET email = lower(normalize(s.email, NFC))
WHERE s.email IS NOT NFC NORMALIZED
  AND s.id = (SELECT o.id FROM staff o WHERE lower(normalize(o.email, NFC)) = lower(normalize(s.email, NFC))
    ORDER BY o.email IS NFC NORMALIZED DESC, o.created_at LIMIT 1);--> statement-breakpoint
UPDATE email_token t SET email = m.email FROM member m
WHERE t.member_id = m.id AND t.email IS NOT NFC NORMALIZED AND lower(normalize(t.email, NFC)) = m.email;
