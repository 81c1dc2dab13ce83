CREATE TABLE "audit_check" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"broken_at" timestamp with time zone
);
