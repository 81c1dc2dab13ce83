-- A number that was only written into a form has never been proved: it stays as contact data, and signs nobody in.
UPDATE "member" SET "phone_digest" = NULL
WHERE "password_hash" IS NOT NULL OR EXISTS (SELECT 1 FROM "identity_link" WHERE "identity_link"."member_id" = "member"."id");--> statement-breakpoint
UPDATE "identity_link" SET "confirmed_at" = "identity_link"."created_at" FROM "member"
WHERE "member"."id" = "identity_link"."member_id" AND "member"."email_verified_at" IS NOT NULL AND lower("identity_link"."email") = "member"."email";
