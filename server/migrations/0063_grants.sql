CREATE TABLE "grant_cut" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"why" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_cut_why_known" CHECK ("grant_cut"."why" in ('better package', 'moved up', 'refund', 'chargeback'))
);
--> statement-breakpoint
CREATE TABLE "package_grant" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"package_version_id" uuid NOT NULL,
	"order_id" uuid,
	"cause" text NOT NULL,
	"moved_from" uuid,
	"paid_by" text,
	"anchor_day" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"in_force" "tstzrange" DEFAULT 'empty' NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"end_noticed_at" timestamp with time zone,
	CONSTRAINT "package_grant_cause_known" CHECK ("package_grant"."cause" in ('purchase', 'trial', 'given', 'moved')),
	CONSTRAINT "package_grant_paid_by_known" CHECK ("package_grant"."paid_by" in ('card', 'bank_transfer')),
	CONSTRAINT "package_grant_anchor_day_within" CHECK ("package_grant"."anchor_day" between 1 and 31),
	CONSTRAINT "package_grant_ends_at_after_starts_at" CHECK ("package_grant"."ends_at" > "package_grant"."starts_at"),
	CONSTRAINT "package_grant_moved_from_another" CHECK (("package_grant"."cause" = 'moved') = ("package_grant"."moved_from" is not null)),
	CONSTRAINT "package_grant_paid_somehow" CHECK (("package_grant"."order_id" is null) = ("package_grant"."paid_by" is null)),
	CONSTRAINT "package_grant_purchase_ordered" CHECK ("package_grant"."cause" = 'moved' or ("package_grant"."cause" = 'purchase') = ("package_grant"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "grant_cut" ADD CONSTRAINT "grant_cut_grant_id_package_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."package_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_grant" ADD CONSTRAINT "package_grant_moved_from_package_grant_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."package_grant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_grant_member" ON "package_grant" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "package_grant_package_version" ON "package_grant" USING btree ("package_version_id");--> statement-breakpoint
CREATE INDEX "package_grant_order" ON "package_grant" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_grant_moved_once" ON "package_grant" USING btree ("moved_from");--> statement-breakpoint
CREATE UNIQUE INDEX "package_grant_one_purchase" ON "package_grant" USING btree ("order_id") WHERE "package_grant"."cause" = 'purchase';--> statement-breakpoint
CREATE INDEX "package_grant_to_notice" ON "package_grant" USING btree (upper("in_force")) WHERE "package_grant"."end_noticed_at" is null;