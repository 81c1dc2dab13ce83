ALTER TABLE "purchase_order" DROP CONSTRAINT "order_once";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_method_known";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_status_known";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_package_version_id_catalogue_version_id_fk";
--> statement-breakpoint
ALTER TABLE "transfer_approval" DROP CONSTRAINT "transfer_approval_order_id_purchase_order_id_fk";
--> statement-breakpoint
DROP INDEX "order_package_version";--> statement-breakpoint
DROP INDEX "order_status";--> statement-breakpoint
ALTER TABLE "transfer_approval" DROP CONSTRAINT "transfer_approval_order_id_staff_id_pk";--> statement-breakpoint
ALTER TABLE "transfer_approval" ALTER COLUMN "attempt_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_approval" ADD CONSTRAINT "transfer_approval_attempt_id_staff_id_pk" PRIMARY KEY("attempt_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_settles_purchase" ON "purchase_order" USING btree ("purchase_id") WHERE "purchase_order"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "order_status" ON "purchase_order" USING btree ("status","expires_at");--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "package_version_id";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "method";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "page_url";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "announced_at";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "paid_at";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "asked_at";--> statement-breakpoint
ALTER TABLE "transfer_approval" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_transfer_id_payment_attempt_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "order_of_quote" UNIQUE("quote_id");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_paid_is_settled" CHECK ("purchase_order"."status" not in ('paid', 'part_refunded', 'refunded', 'charged_back') or "purchase_order"."settled_at" is not null);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_status_known" CHECK ("purchase_order"."status" in ('open', 'part_paid', 'paid', 'part_refunded', 'refunded', 'charged_back', 'expired', 'cancelled'));