-- Notices of messages from before there was one row for each conversation: nothing could mark them read.
DELETE FROM "notification" WHERE "type" = 'new_message' AND "about" IS NULL;--> statement-breakpoint
-- Matches from before the moment was remembered are not celebrated late.
UPDATE "match" SET "low_celebrated_at" = "matched_at", "high_celebrated_at" = "matched_at";
