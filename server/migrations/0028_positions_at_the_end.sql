-- Photos change places in one statement, in the middle of which two may stand in one: the rule is checked at its end.
ALTER TABLE "photo" DROP CONSTRAINT "photo_position_once";--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_position_once" UNIQUE ("member_id", "position") DEFERRABLE INITIALLY IMMEDIATE;
