CREATE TABLE "pay_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pay_request_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "pay_request_sealed_until_revoked" CHECK (("pay_request"."revoked_at" is null) = ("pay_request"."token_sealed" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "pay_request_id" uuid;--> statement-breakpoint
ALTER TABLE "pay_request" ADD CONSTRAINT "pay_request_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_request_order" ON "pay_request" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_request_one_holds" ON "pay_request" USING btree ("order_id") WHERE "pay_request"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_pay_request_id_pay_request_id_fk" FOREIGN KEY ("pay_request_id") REFERENCES "public"."pay_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_pay_request" ON "payment_attempt" USING btree ("pay_request_id");