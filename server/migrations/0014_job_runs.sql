CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);
