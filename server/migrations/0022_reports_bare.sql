ALTER TABLE "report" DROP COLUMN "details";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "closed_at";