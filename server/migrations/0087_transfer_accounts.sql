CREATE TABLE "transfer_account" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_method_known";--> statement-breakpoint
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_paid_by_known";--> statement-breakpoint
ALTER TABLE "transfer_account" ADD CONSTRAINT "transfer_account_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_method_known" CHECK ("payment_attempt"."method" in ('card', 'transfer_account', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_paid_by_known" CHECK ("package_grant"."paid_by" in ('card', 'transfer_account', 'bank_transfer'));