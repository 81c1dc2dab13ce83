CREATE INDEX "ledger_line_account" ON "ledger_line" USING btree ("account","currency");--> statement-breakpoint
CREATE INDEX "payment_received" ON "payment" USING btree ("received_at");