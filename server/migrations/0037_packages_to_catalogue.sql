-- Every package as it was sold becomes a version of the catalogue, with its id: orders and subscriptions name it.
-- Prices are whole there, as people write them; what the file said last is kept, so that the same file changes nothing.
CREATE FUNCTION pg_temp.entry_of(content jsonb, prices jsonb, place integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'name', content -> 'name',
    'price', trim_scale((prices ->> 'NGN')::numeric / 100),
    'priceUSD', trim_scale((prices ->> 'USD')::numeric / 100),
    'priceEUR', trim_scale((prices ->> 'EUR')::numeric / 100),
    'months', content -> 'months',
    'period', content -> 'period',
    'color', content -> 'color',
    'features', content -> 'features',
    'position', place)
$$;
--> statement-breakpoint
INSERT INTO "catalogue_entry" ("kind", "key", "file_data")
SELECT DISTINCT ON ("package_id") 'package', "package_id",
  CASE WHEN "file_hash" IS NOT NULL
    THEN pg_temp.entry_of("content", coalesce("content" -> 'filePriceMinor', "content" -> 'priceMinor'), "position") END
FROM "package_version" ORDER BY "package_id", ("file_hash" IS NULL), "version" DESC;
--> statement-breakpoint
INSERT INTO "catalogue_version" ("id", "kind", "key", "version", "data", "ended", "valid_from", "changed_by", "reason")
SELECT "id", 'package', "package_id", "version", pg_temp.entry_of("content", "content" -> 'priceMinor', "position"),
  false, "created_at", "changed_by", "reason"
FROM "package_version";
--> statement-breakpoint
DROP FUNCTION pg_temp.entry_of(jsonb, jsonb, integer);
