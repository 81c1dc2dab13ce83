CREATE TABLE "sealing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
