ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_package_version_id_package_version_id_fk";
--> statement-breakpoint
ALTER TABLE "quote" DROP CONSTRAINT "quote_package_version_id_package_version_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription" DROP CONSTRAINT "subscription_package_version_id_package_version_id_fk";
--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_package_version_id_catalogue_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_package_priced" CHECK ("catalogue_version"."kind" <> 'package' or coalesce(("catalogue_version"."data" ->> 'price')::numeric > 0 and ("catalogue_version"."data" ->> 'priceUSD')::numeric > 0 and ("catalogue_version"."data" ->> 'priceEUR')::numeric > 0, false));--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_package_lasts" CHECK ("catalogue_version"."kind" <> 'package' or coalesce(("catalogue_version"."data" ->> 'months')::integer > 0 and ("catalogue_version"."data" ->> 'position')::integer >= 0, false));