CREATE TABLE "delivery_attachment" (
	"delivery_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"content_sealed" text NOT NULL,
	CONSTRAINT "delivery_attachment_delivery_id_position_pk" PRIMARY KEY("delivery_id","position"),
	CONSTRAINT "delivery_attachment_position_not_negative" CHECK ("delivery_attachment"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "delivery_attachment" ADD CONSTRAINT "delivery_attachment_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE cascade ON UPDATE no action;