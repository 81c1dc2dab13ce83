-- Grace is given beside what is paid for: what is renewed late begins at the old end, over days that were grace.
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_one_at_a_time";
--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_one_at_a_time"
  EXCLUDE USING gist ("member_id" WITH =, "in_force" WITH &&) WHERE ("cause" not in ('trial', 'grace'));
