-- What the checks that follow would refuse is put right first. Addresses in capital letters, under which nobody could
-- sign in: the oldest account keeps the address unless another has it as it is compared; the others keep theirs as a
-- mark, under which no mail leaves.
UPDATE "member" m SET "email" = CASE WHEN s.place = 1 THEN s.plain ELSE s.plain || '.' || m."id" || '.invalid' END
FROM (
  SELECT "id", lower("email" COLLATE "pg_c_utf8") AS plain, row_number() OVER (
    PARTITION BY lower("email" COLLATE "pg_c_utf8")
    ORDER BY "email" = lower("email" COLLATE "pg_c_utf8") DESC, "created_at", "id") AS place
  FROM "member") s
WHERE s."id" = m."id" AND m."email" <> s.plain;--> statement-breakpoint
UPDATE "staff" m SET "email" = CASE WHEN s.place = 1 THEN s.plain ELSE s.plain || '.' || m."id" || '.invalid' END
FROM (
  SELECT "id", lower("email" COLLATE "pg_c_utf8") AS plain, row_number() OVER (
    PARTITION BY lower("email" COLLATE "pg_c_utf8")
    ORDER BY "email" = lower("email" COLLATE "pg_c_utf8") DESC, "created_at", "id") AS place
  FROM "staff") s
WHERE s."id" = m."id" AND m."email" <> s.plain;--> statement-breakpoint
UPDATE "email_token" SET "email" = lower("email" COLLATE "pg_c_utf8") WHERE "email" <> lower("email" COLLATE "pg_c_utf8");--> statement-breakpoint
UPDATE "one_time_code" SET "email" = lower("email" COLLATE "pg_c_utf8") WHERE "email" <> lower("email" COLLATE "pg_c_utf8");--> statement-breakpoint
-- Of several primary photos the one that was shown first stays it; photos in one place are counted anew, as they stood.
UPDATE "photo" p SET "is_primary" = false
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "member_id" ORDER BY "position", "id") AS place
  FROM "photo" WHERE "is_primary") s
WHERE s."id" = p."id" AND s.place > 1;--> statement-breakpoint
UPDATE "photo" p SET "position" = s.place - 1
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "member_id" ORDER BY "position", "id") AS place
  FROM "photo" WHERE "member_id" IN (
    SELECT "member_id" FROM "photo" GROUP BY "member_id"
    HAVING count(DISTINCT "position") < count(*) OR min("position") < 0)) s
WHERE s."id" = p."id";--> statement-breakpoint
-- Of a consent that was kept twice the last stays; the one before it ended when the last was given.
UPDATE "consent" c SET "withdrawn_at" = "last"."given_at" FROM "consent" "last"
WHERE c."withdrawn_at" IS NULL AND "last"."withdrawn_at" IS NULL AND c."member_id" = "last"."member_id"
  AND c."purpose" = "last"."purpose" AND (c."version" = "last"."version" OR c."purpose" = 'faith-and-family')
  AND (c."given_at", c."id") < ("last"."given_at", "last"."id");--> statement-breakpoint
UPDATE "consent" SET "withdrawn_at" = "given_at" WHERE "withdrawn_at" < "given_at";--> statement-breakpoint
UPDATE "profile" SET "birth_month" = date_trunc('month', "birth_month") WHERE extract(day FROM "birth_month") <> 1;--> statement-breakpoint
UPDATE "wish" SET "age_min" = least(greatest("age_min", 18), 69) WHERE "age_min" NOT BETWEEN 18 AND 69;--> statement-breakpoint
UPDATE "wish" SET "age_max" = greatest("age_min" + 1, least("age_max", 70)) WHERE "age_max" NOT BETWEEN "age_min" + 1 AND 70;--> statement-breakpoint
UPDATE "wish" SET "distance_km" = least(greatest("distance_km", 1), 100) WHERE "distance_km" NOT BETWEEN 1 AND 100;--> statement-breakpoint
UPDATE "active_card" SET "age_max" = "age_min" + 1 WHERE "age_max" <= "age_min";--> statement-breakpoint
UPDATE "active_card" SET "within_km" = least(greatest("within_km", 0), 100) WHERE "within_km" NOT BETWEEN 0 AND 100;--> statement-breakpoint
UPDATE "conversation" SET "low_read_seq" = least("low_read_seq", "last_seq"), "high_read_seq" = least("high_read_seq", "last_seq")
WHERE greatest("low_read_seq", "high_read_seq") > "last_seq";--> statement-breakpoint
-- A session that was over before it began lets nobody in.
DELETE FROM "session" WHERE "expires_at" <= "created_at";--> statement-breakpoint
DELETE FROM "staff_session" WHERE "expires_at" <= "created_at";
