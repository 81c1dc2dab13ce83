CREATE TABLE "agreement" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"ended_because" text,
	"card_sealed" text,
	"began_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_state_known" CHECK ("agreement"."state" in ('running', 'cancelled', 'ended')),
	CONSTRAINT "agreement_ended_because_known" CHECK ("agreement"."ended_because" in ('cancelled', 'lapsed', 'replaced', 'not_paid', 'price', 'not_sold', 'refunded', 'left')),
	CONSTRAINT "agreement_ended_because" CHECK (("agreement"."state" = 'ended') = ("agreement"."ended_because" is not null)),
	CONSTRAINT "agreement_lives_with_card" CHECK ("agreement"."state" = 'ended' or "agreement"."card_sealed" is not null)
);
--> statement-breakpoint
CREATE TABLE "agreement_pause" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agreement_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"goes_on_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "agreement_pause_days_within" CHECK ("agreement_pause"."days" between 1 and 30),
	CONSTRAINT "agreement_pause_goes_on_at_after_began_at" CHECK ("agreement_pause"."goes_on_at" > "agreement_pause"."began_at")
);
--> statement-breakpoint
CREATE TABLE "agreement_renewal" (
	"agreement_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"old_ends_at" timestamp with time zone NOT NULL,
	"first_try_at" timestamp with time zone NOT NULL,
	"next_look_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "agreement_renewal_agreement_id_nth_pk" PRIMARY KEY("agreement_id","nth"),
	CONSTRAINT "agreement_renewal_nth_positive" CHECK ("agreement_renewal"."nth" > 0),
	CONSTRAINT "agreement_renewal_settled_is_over" CHECK ("agreement_renewal"."settled_at" is null or "agreement_renewal"."next_look_at" is null)
);
--> statement-breakpoint
CREATE TABLE "renewal_consent" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"order_id" uuid,
	"package_version_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"words" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renewal_consent_amount_minor_positive" CHECK ("renewal_consent"."amount_minor" > 0),
	CONSTRAINT "renewal_consent_currency_known" CHECK ("renewal_consent"."currency" in ('NGN', 'USD', 'EUR', 'GBP'))
);
--> statement-breakpoint
ALTER TABLE "grant_cut" DROP CONSTRAINT "grant_cut_why_known";--> statement-breakpoint
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_cause_known";--> statement-breakpoint
ALTER TABLE "package_grant" DROP CONSTRAINT "package_grant_paid_somehow";--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_consent_id_renewal_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."renewal_consent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_pause" ADD CONSTRAINT "agreement_pause_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_pause" ADD CONSTRAINT "agreement_pause_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_renewal" ADD CONSTRAINT "agreement_renewal_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_renewal" ADD CONSTRAINT "agreement_renewal_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consent" ADD CONSTRAINT "renewal_consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consent" ADD CONSTRAINT "renewal_consent_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_consent" ADD CONSTRAINT "renewal_consent_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_of_order" ON "agreement" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_one_lives" ON "agreement" USING btree ("member_id") WHERE "agreement"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "agreement_consent" ON "agreement" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "agreement_member" ON "agreement" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agreement_to_forget" ON "agreement" USING btree ("changed_at") WHERE "agreement"."state" = 'ended' and "agreement"."card_sealed" is not null;--> statement-breakpoint
CREATE INDEX "agreement_pause_agreement" ON "agreement_pause" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreement_pause_member" ON "agreement_pause" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_pause_one_at_a_time" ON "agreement_pause" USING btree ("member_id") WHERE "agreement_pause"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "agreement_pause_to_end" ON "agreement_pause" USING btree ("goes_on_at") WHERE "agreement_pause"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_renewal_of_order" ON "agreement_renewal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "agreement_renewal_to_look" ON "agreement_renewal" USING btree ("next_look_at") WHERE "agreement_renewal"."next_look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_consent_of_order" ON "renewal_consent" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "renewal_consent_member" ON "renewal_consent" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "renewal_consent_package_version" ON "renewal_consent" USING btree ("package_version_id");--> statement-breakpoint
ALTER TABLE "grant_cut" ADD CONSTRAINT "grant_cut_why_known" CHECK ("grant_cut"."why" in ('better package', 'moved up', 'refund', 'chargeback', 'renewed', 'paused'));--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_cause_known" CHECK ("package_grant"."cause" in ('purchase', 'trial', 'given', 'moved', 'grace'));--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_paid_somehow" CHECK ("package_grant"."cause" = 'grace' or ("package_grant"."order_id" is null) = ("package_grant"."paid_by" is null));