ALTER TABLE "odd_payment" ADD COLUMN "never_came_by" uuid;--> statement-breakpoint
ALTER TABLE "odd_payment" ADD CONSTRAINT "odd_payment_never_came_by_staff_id_fk" FOREIGN KEY ("never_came_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "odd_payment_never_came_by" ON "odd_payment" USING btree ("never_came_by");