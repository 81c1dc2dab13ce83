-- Reports from before their words were kept beside them: the names as they are today, and a block by the reporter.
INSERT INTO "report_text" ("report_id", "content")
SELECT r."id", jsonb_build_object('reporter', a."name", 'reported', b."name", 'details', r."details")
FROM "report" r
JOIN "profile" a ON a."member_id" = r."reporter_id"
JOIN "profile" b ON b."member_id" = r."reported_id";--> statement-breakpoint
INSERT INTO "block" ("blocker_id", "blocked_id", "blocked_at")
SELECT "reporter_id", "reported_id", "reported_at" FROM "report"
ON CONFLICT DO NOTHING;
