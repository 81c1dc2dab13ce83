ALTER TABLE "purchase_order" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_purchase_id_quote_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_purchase" ON "purchase_order" USING btree ("purchase_id");