CREATE TABLE "email_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_link" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_link_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"phone_sealed" text,
	"phone_digest" text,
	"country" text,
	"status" text DEFAULT 'active' NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"phone_sealed" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"device" text NOT NULL,
	"remember" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("order_id","kind","account")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"member_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"package_version_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"page_url" text,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "purchase_order_reference_unique" UNIQUE("reference"),
	CONSTRAINT "order_once" UNIQUE("quote_id","method")
);
--> statement-breakpoint
CREATE TABLE "package_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"package_id" text NOT NULL,
	"version" integer NOT NULL,
	"position" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_version_once" UNIQUE("package_id","version")
);
--> statement-breakpoint
CREATE TABLE "provider_notice" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "provider_notice_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"package_version_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"package_version_id" uuid NOT NULL,
	"order_id" uuid,
	"trial" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"end_noticed_at" timestamp with time zone,
	CONSTRAINT "subscription_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "transfer_approval" (
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_approval_order_id_staff_id_pk" PRIMARY KEY("order_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "trial" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"low_read_seq" integer DEFAULT 0 NOT NULL,
	"high_read_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"match_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_match_id_seq_pk" PRIMARY KEY("match_id","seq"),
	CONSTRAINT "message_once" UNIQUE("match_id","sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "active_card" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"gender" smallint NOT NULL,
	"seeks" smallint NOT NULL,
	"birth_month" date NOT NULL,
	"age_min" smallint NOT NULL,
	"age_max" smallint NOT NULL,
	"cell_x" smallint NOT NULL,
	"cell_y" smallint NOT NULL,
	"country" char(2) NOT NULL,
	"place_id" integer NOT NULL,
	"crosses_borders" boolean NOT NULL,
	"place_wish" smallint NOT NULL,
	"within_km" smallint NOT NULL,
	"want_cells" integer[] NOT NULL,
	"place_weight" smallint NOT NULL,
	"religion" smallint NOT NULL,
	"want_religion" smallint NOT NULL,
	"must_religion" smallint NOT NULL,
	"religion_weight" smallint NOT NULL,
	"education" smallint NOT NULL,
	"want_education" smallint NOT NULL,
	"must_education" smallint NOT NULL,
	"education_weight" smallint NOT NULL,
	"children" smallint NOT NULL,
	"want_children" smallint NOT NULL,
	"must_children" smallint NOT NULL,
	"children_weight" smallint NOT NULL,
	"timeframe" smallint NOT NULL,
	"want_timeframe" smallint NOT NULL,
	"must_timeframe" smallint NOT NULL,
	"timeframe_weight" smallint NOT NULL,
	"interests" smallint NOT NULL,
	"want_interests" smallint NOT NULL,
	"must_interests" smallint NOT NULL,
	"interests_weight" smallint NOT NULL,
	"is_private" boolean NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"version" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"viewer_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_viewer_id_target_id_pk" PRIMARY KEY("viewer_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "card" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_due_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_face" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"face" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impression" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"viewer_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "match_pair" UNIQUE("low_id","high_id"),
	CONSTRAINT "match_ordered" CHECK ("match"."low_id" < "match"."high_id")
);
--> statement-breakpoint
CREATE TABLE "queue_entry" (
	"viewer_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"rank" real NOT NULL,
	"match_percent" smallint,
	"shown" jsonb NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "queue_entry_viewer_id_target_id_pk" PRIMARY KEY("viewer_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "queue_state" (
	"viewer_id" uuid PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"fits" integer NOT NULL,
	"filled" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"once_key" text NOT NULL,
	"channel" text NOT NULL,
	"member_id" uuid,
	"content_sealed" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "delivery_once" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loose_file" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"is_primary" boolean NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"placeholder" text NOT NULL,
	"perceptual_hash" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"search_name" text NOT NULL,
	"country" char(2) NOT NULL,
	"cell_x" smallint NOT NULL,
	"cell_y" smallint NOT NULL,
	"rank" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gender" text,
	"birth_month" date,
	"birth_date_sealed" text,
	"nationality" text,
	"place_id" integer,
	"bio" text DEFAULT '' NOT NULL,
	"profession" text,
	"education" text,
	"religion" text,
	"family_background" text DEFAULT '' NOT NULL,
	"hobbies" text[] DEFAULT '{}' NOT NULL,
	"relationship_status" text,
	"previous_marriages" text,
	"divorce_details_sealed" text,
	"number_of_children" smallint,
	"children_ages_sealed" text,
	"living_arrangement" text,
	"visibility" text DEFAULT 'Public' NOT NULL,
	"next_step" smallint DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"genders" text[] NOT NULL,
	"age_min" smallint NOT NULL,
	"age_max" smallint NOT NULL,
	"place_kind" text NOT NULL,
	"distance_km" smallint NOT NULL,
	"place_ids" integer[] DEFAULT '{}' NOT NULL,
	"religions" text[] DEFAULT '{}' NOT NULL,
	"education" text NOT NULL,
	"accept_children" text NOT NULL,
	"timeframe" text,
	"goal" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"deal_breakers" text DEFAULT '' NOT NULL,
	"notifications" boolean DEFAULT true NOT NULL,
	"importance" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "report_pair" UNIQUE("reporter_id","reported_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_code" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_package_version_id_package_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."package_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_package_version_id_package_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."package_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_package_version_id_package_version_id_fk" FOREIGN KEY ("package_version_id") REFERENCES "public"."package_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_approval" ADD CONSTRAINT "transfer_approval_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_approval" ADD CONSTRAINT "transfer_approval_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_card" ADD CONSTRAINT "active_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_face" ADD CONSTRAINT "card_face_member_id_active_card_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."active_card"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_low_id_member_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_high_id_member_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_state" ADD CONSTRAINT "queue_state_viewer_id_member_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_id_member_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_member_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reported_id_member_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_code" ADD CONSTRAINT "staff_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_member" ON "purchase_order" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_status" ON "purchase_order" USING btree ("status","method");--> statement-breakpoint
CREATE INDEX "provider_notice_waiting" ON "provider_notice" USING btree ("received_at") WHERE "provider_notice"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_member" ON "subscription" USING btree ("member_id","ends_at");--> statement-breakpoint
CREATE INDEX "active_card_search" ON "active_card" USING btree ("gender","seeks","cell_x","cell_y");--> statement-breakpoint
CREATE INDEX "answer_target" ON "answer" USING btree ("target_id","kind");--> statement-breakpoint
CREATE INDEX "impression_target" ON "impression" USING btree ("target_id","viewer_id");--> statement-breakpoint
CREATE INDEX "impression_viewer" ON "impression" USING btree ("viewer_id","seen_at");--> statement-breakpoint
CREATE INDEX "match_low" ON "match" USING btree ("low_id");--> statement-breakpoint
CREATE INDEX "match_high" ON "match" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "queue_order" ON "queue_entry" USING btree ("viewer_id","rank" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "queue_target" ON "queue_entry" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "queue_stale" ON "queue_state" USING btree ("viewer_id") WHERE "queue_state"."stale";--> statement-breakpoint
CREATE INDEX "delivery_waiting" ON "delivery" USING btree ("next_try_at") WHERE "delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notification_member" ON "notification" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "photo_member" ON "photo" USING btree ("member_id","position");--> statement-breakpoint
CREATE INDEX "place_search" ON "place" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "block_blocked" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "report_reported" ON "report" USING btree ("reported_id");