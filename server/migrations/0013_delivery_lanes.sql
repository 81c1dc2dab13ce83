DROP INDEX "delivery_waiting";--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "delivery_waiting" ON "delivery" USING btree ("channel","next_try_at") WHERE "delivery"."state" = 'waiting';