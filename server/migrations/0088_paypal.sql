ALTER TABLE "provider_notice" DROP CONSTRAINT "provider_notice_provider_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_provider_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_method_known";--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_provider_known";--> statement-breakpoint
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_paid_by_known";--> statement-breakpoint
ALTER TABLE "odd_payment" DROP CONSTRAINT "odd_payment_provider_known";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_provider_known";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_sent_from_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_provider_known" CHECK ("provider_notice"."provider" in ('paystack', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_provider_known" CHECK ("payment_attempt"."provider" in ('paystack', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_method_known" CHECK ("payment_attempt"."method" in ('card', 'transfer_account', 'paypal', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_provider_known" CHECK ("dispute"."provider" in ('paystack', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_paid_by_known" CHECK ("package_grant"."paid_by" in ('card', 'transfer_account', 'paypal', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_provider_known" CHECK ("odd_payment"."provider" in ('paystack', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider_known" CHECK ("payment"."provider" in ('paystack', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_sent_from_known" CHECK ("refund"."sent_from" in ('paystack', 'paypal', 'bank'));