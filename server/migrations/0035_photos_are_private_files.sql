-- What is kept already stands in the new table; what hung on no photo belongs to nobody, and is swept.
INSERT INTO "private_file" ("name", "owner_id", "kind", "media_type", "created_at", "kept_at")
SELECT p."id" || piece.ends, p."member_id", 'photo', 'image/webp', p."created_at", p."created_at"
FROM "photo" p CROSS JOIN (VALUES ('-l.webp'), ('-s.webp')) AS piece(ends);--> statement-breakpoint
INSERT INTO "private_file" ("name", "kind", "media_type", "created_at")
SELECT "name", 'photo', 'image/webp', "since" FROM "loose_file"
ON CONFLICT ("name") DO NOTHING;
