-- Whoever had switched the notifications of matching off is told of matches by no way, as before.
INSERT INTO "notification_choice" ("member_id", "category", "email", "push", "sms")
SELECT "member_id", 'matches', false, false, false FROM "wish" WHERE NOT "notifications"
ON CONFLICT DO NOTHING;
