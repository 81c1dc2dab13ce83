CREATE TABLE "legal_notice" (
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_notice_member_id_purpose_version_pk" PRIMARY KEY("member_id","purpose","version"),
	CONSTRAINT "legal_notice_purpose_known" CHECK ("legal_notice"."purpose" in ('terms', 'privacy-policy'))
);
--> statement-breakpoint
ALTER TABLE "legal_notice" ADD CONSTRAINT "legal_notice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;