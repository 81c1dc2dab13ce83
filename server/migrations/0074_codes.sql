CREATE TABLE "code_use" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code_key" text NOT NULL,
	"member_id" uuid NOT NULL,
	"purchase_id" uuid,
	"email_sealed" text,
	"email_digest" text,
	"phone_sealed" text,
	"phone_digest" text,
	"state" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "code_use_state_known" CHECK ("code_use"."state" in ('reserved', 'used', 'released')),
	CONSTRAINT "code_use_used_at_some_time" CHECK (("code_use"."state" = 'used') = ("code_use"."used_at" is not null)),
	CONSTRAINT "code_use_reserved_for_purchase" CHECK ("code_use"."state" <> 'reserved' or "code_use"."purchase_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "code_key" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_use" ADD CONSTRAINT "code_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_use" ADD CONSTRAINT "code_use_purchase_id_quote_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_use_once_a_member" ON "code_use" USING btree ("code_key","member_id") WHERE "code_use"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "code_use_once_an_email" ON "code_use" USING btree ("code_key","email_digest") WHERE "code_use"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "code_use_once_a_phone" ON "code_use" USING btree ("code_key","phone_digest") WHERE "code_use"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "code_use_member" ON "code_use" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "code_use_purchase" ON "code_use" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_discount_minor_not_negative" CHECK ("quote"."discount_minor" >= 0);--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_discount_by_code" CHECK (("quote"."discount_minor" > 0) = ("quote"."code_key" is not null));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_discount_minor_not_negative" CHECK ("order_line"."discount_minor" >= 0);