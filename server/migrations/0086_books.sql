ALTER TABLE "ledger_line" DROP CONSTRAINT "ledger_line_account_known";--> statement-breakpoint
CREATE INDEX "ledger_line_account" ON "ledger_line" USING btree ("account","currency");--> statement-breakpoint
CREATE INDEX "payment_received" ON "payment" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_known" CHECK ("ledger_line"."account" ~ '^(asset:(provider|bank):[a-z]+|liability:(deferred|unmatched|credit|refunds_due)|income:[a-z_]+|contra:discount|expense:(fees|chargeback))$');