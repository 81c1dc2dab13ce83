ALTER TABLE "vip_case" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "vip_case" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vip_case" ADD COLUMN "nobody_else_at" timestamp with time zone;--> statement-breakpoint
UPDATE "vip_case" SET "paused_by" = 'member' WHERE "paused_at" IS NOT NULL;--> statement-breakpoint
UPDATE "vip_case" c SET "proposed_at" = coalesce(
  (SELECT min(p."proposed_at") FROM "vip_proposal" p WHERE p."case_id" = c."id"),
  CASE WHEN coalesce(c."paused_from", c."state") IN ('proposed', 'introduced', 'feedback') THEN c."started_at" END
) WHERE c."started_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_paused_by_known" CHECK ("vip_case"."paused_by" in ('member', 'suspension'));--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_proposed_at_needs_started_at" CHECK ("vip_case"."proposed_at" is null or "vip_case"."started_at" is not null);--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_nobody_else_at_needs_started_at" CHECK ("vip_case"."nobody_else_at" is null or "vip_case"."started_at" is not null);--> statement-breakpoint
ALTER TABLE "vip_case" ADD CONSTRAINT "vip_case_paused_by_somebody" CHECK (("vip_case"."paused_at" is null) = ("vip_case"."paused_by" is null));