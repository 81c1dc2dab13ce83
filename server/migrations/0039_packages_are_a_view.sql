DROP TABLE "package_version" CASCADE;--> statement-breakpoint
CREATE VIEW "public"."package_version" AS (select id, key as package_id, version, (data ->> 'position')::integer as position, data as content, ended
    from catalogue_version where kind = 'package');