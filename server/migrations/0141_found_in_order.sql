DROP INDEX "provider_notice_next";--> statement-breakpoint
DROP INDEX "delivery_waiting";--> statement-breakpoint
CREATE INDEX "order_figures" ON "purchase_order" USING btree (right("reference", 13));--> statement-breakpoint
CREATE INDEX "payment_attempt_figures" ON "payment_attempt" USING btree (right("reference", 13));--> statement-breakpoint
CREATE INDEX "provider_notice_next" ON "provider_notice" USING btree ("next_try_at" NULLS FIRST,"received_at") WHERE "provider_notice"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "delivery_waiting" ON "delivery" USING btree ("channel","next_try_at","id") WHERE "delivery"."state" = 'waiting';