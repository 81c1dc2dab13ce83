ALTER TABLE "agreement" DROP CONSTRAINT "agreement_ended_because_known";--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "accept_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "accept_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_accept_asked_by_staff_id_fk" FOREIGN KEY ("accept_asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_accept_asked_by" ON "dispute" USING btree ("accept_asked_by");--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_ended_because_known" CHECK ("agreement"."ended_because" in ('cancelled', 'lapsed', 'replaced', 'not_paid', 'disputed', 'price', 'not_sold', 'refunded', 'left'));