DROP INDEX "photo_member";--> statement-breakpoint
CREATE UNIQUE INDEX "consent_one_living" ON "consent" USING btree ("member_id","purpose","version") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_one_living_faith" ON "consent" USING btree ("member_id") WHERE "consent"."withdrawn_at" is null and "consent"."purpose" = 'faith-and-family';--> statement-breakpoint
CREATE UNIQUE INDEX "photo_one_primary" ON "photo" USING btree ("member_id") WHERE "photo"."is_primary";--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_position_once" UNIQUE("member_id","position");--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_purpose_known" CHECK ("email_token"."purpose" in ('verify', 'reset'));--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_email_lower_case" CHECK ("email_token"."email" = lower("email_token"."email" collate "pg_c_utf8"));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_status_known" CHECK ("member"."status" in ('active', 'suspended', 'erased'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_country_known" CHECK ("member"."country" in ('United States', 'Canada', 'United Kingdom', 'Australia', 'Nigeria', 'Ghana', 'South Africa', 'Kenya', 'India', 'China', 'Japan', 'Germany', 'France', 'Brazil', 'Mexico'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_email_lower_case" CHECK ("member"."email" = lower("member"."email" collate "pg_c_utf8"));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_sign_in_epoch_not_negative" CHECK ("member"."sign_in_epoch" >= 0);--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_email_lower_case" CHECK ("one_time_code"."email" = lower("one_time_code"."email" collate "pg_c_utf8"));--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_tries_left_not_negative" CHECK ("one_time_code"."tries_left" >= 0);--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_expires_at_after_created_at" CHECK ("session"."expires_at" > "session"."created_at");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK ("ledger_entry"."kind" in ('payment', 'second payment', 'refund'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_currency_known" CHECK ("ledger_entry"."currency" in ('NGN', 'USD', 'EUR', 'GBP'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_known" CHECK ("ledger_entry"."account" ~ '^(cash:(paystack|bank)|owed:refunds|income:.+)$');--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_amount_minor_not_zero" CHECK ("ledger_entry"."amount_minor" <> 0);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_amount_minor_positive" CHECK ("purchase_order"."amount_minor" > 0);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_currency_known" CHECK ("purchase_order"."currency" in ('NGN', 'USD', 'EUR', 'GBP'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_method_known" CHECK ("purchase_order"."method" in ('card', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_status_known" CHECK ("purchase_order"."status" in ('open', 'paid', 'failed', 'expired', 'cancelled', 'refund_due', 'refunded'));--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_expires_at_after_created_at" CHECK ("purchase_order"."expires_at" > "purchase_order"."created_at");--> statement-breakpoint
ALTER TABLE "package_version" ADD CONSTRAINT "package_version_version_positive" CHECK ("package_version"."version" > 0);--> statement-breakpoint
ALTER TABLE "package_version" ADD CONSTRAINT "package_version_position_not_negative" CHECK ("package_version"."position" >= 0);--> statement-breakpoint
ALTER TABLE "package_version" ADD CONSTRAINT "package_version_priced" CHECK (coalesce(("package_version"."content" #>> '{priceMinor,NGN}')::bigint > 0 and ("package_version"."content" #>> '{priceMinor,USD}')::bigint > 0 and ("package_version"."content" #>> '{priceMinor,EUR}')::bigint > 0, false));--> statement-breakpoint
ALTER TABLE "package_version" ADD CONSTRAINT "package_version_lasts" CHECK (coalesce(("package_version"."content" ->> 'months')::integer > 0, false));--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_provider_known" CHECK ("provider_notice"."provider" in ('paystack', 'bank'));--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_outcome_known" CHECK ("provider_notice"."outcome" in ('paid', 'failed', 'ignored', 'mismatch', 'unknown_reference', 'not_confirmed', 'paid_twice', 'for_staff'));--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_amount_minor_positive" CHECK ("quote"."amount_minor" > 0);--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_currency_known" CHECK ("quote"."currency" in ('NGN', 'USD', 'EUR', 'GBP'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_ends_at_after_starts_at" CHECK ("subscription"."ends_at" > "subscription"."starts_at");--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_trial_unpaid" CHECK (not ("subscription"."trial" and "subscription"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_low_read_seq_not_negative" CHECK ("conversation"."low_read_seq" >= 0);--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_high_read_seq_not_negative" CHECK ("conversation"."high_read_seq" >= 0);--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_read_what_is_there" CHECK (greatest("conversation"."low_read_seq", "conversation"."high_read_seq") <= "conversation"."last_seq");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_seq_positive" CHECK ("message"."seq" > 0);--> statement-breakpoint
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_duration_ms_not_negative" CHECK ("job_run"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "job_run" ADD CONSTRAINT "job_run_failures_not_negative" CHECK ("job_run"."failures" >= 0);--> statement-breakpoint
ALTER TABLE "active_card" ADD CONSTRAINT "active_card_ages_ordered" CHECK ("active_card"."age_min" < "active_card"."age_max");--> statement-breakpoint
ALTER TABLE "active_card" ADD CONSTRAINT "active_card_place_wish_within" CHECK ("active_card"."place_wish" between 0 and 3);--> statement-breakpoint
ALTER TABLE "active_card" ADD CONSTRAINT "active_card_within_km_within" CHECK ("active_card"."within_km" between 0 and 100);--> statement-breakpoint
ALTER TABLE "active_card" ADD CONSTRAINT "active_card_weights_known" CHECK (array["active_card"."place_weight", "active_card"."religion_weight", "active_card"."education_weight", "active_card"."children_weight", "active_card"."timeframe_weight", "active_card"."interests_weight"] <@ array[0, 1, 10, 50, 250]::smallint[]);--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_kind_known" CHECK ("answer"."kind" in ('like', 'pass'));--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_to_another" CHECK ("answer"."viewer_id" <> "answer"."target_id");--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_status_known" CHECK ("card"."status" in ('draft', 'pending', 'active', 'paused', 'suspended'));--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_match_percent_within" CHECK ("queue_entry"."match_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "queue_entry" ADD CONSTRAINT "queue_entry_of_another" CHECK ("queue_entry"."viewer_id" <> "queue_entry"."target_id");--> statement-breakpoint
ALTER TABLE "queue_state" ADD CONSTRAINT "queue_state_fits_not_negative" CHECK ("queue_state"."fits" >= 0);--> statement-breakpoint
ALTER TABLE "queue_state" ADD CONSTRAINT "queue_state_filled_not_negative" CHECK ("queue_state"."filled" >= 0);--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_channel_known" CHECK ("delivery"."channel" in ('mail', 'sms', 'push', 'live'));--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_state_known" CHECK ("delivery"."state" in ('waiting', 'sent', 'failed', 'lapsed'));--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_tries_not_negative" CHECK ("delivery"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type_known" CHECK ("notification"."type" in ('profile_update', 'new_match', 'new_message', 'new_like', 'booking', 'billing', 'support', 'system'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_count_not_negative" CHECK ("notification"."count" >= 0);--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_purpose_known" CHECK ("consent"."purpose" in ('faith-and-family', 'terms', 'privacy-policy'));--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_withdrawn_after_given" CHECK ("consent"."withdrawn_at" >= "consent"."given_at");--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_state_known" CHECK ("photo"."state" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_position_not_negative" CHECK ("photo"."position" >= 0);--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_width_positive" CHECK ("photo"."width" > 0);--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_height_positive" CHECK ("photo"."height" > 0);--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_country_code" CHECK ("place"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_gender_known" CHECK ("profile"."gender" in ('male', 'female', 'non-binary', 'other'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_education_known" CHECK ("profile"."education" in ('highSchool', 'bachelors', 'masters', 'phd', 'other'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_religion_known" CHECK ("profile"."religion" in ('christianity', 'islam', 'hinduism', 'buddhism', 'judaism', 'traditional', 'spiritual', 'none', 'other'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_relationship_status_known" CHECK ("profile"."relationship_status" in ('single', 'married', 'divorced', 'widowed', 'separated'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_previous_marriages_known" CHECK ("profile"."previous_marriages" in ('0', '1', '2', '3+'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_living_arrangement_known" CHECK ("profile"."living_arrangement" in ('fullTime', 'partTime', 'visitOnly', 'adult', 'other'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_visibility_known" CHECK ("profile"."visibility" in ('Public', 'Private'));--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_number_of_children_not_negative" CHECK ("profile"."number_of_children" >= 0);--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_birth_month_first_day" CHECK (extract(day from "profile"."birth_month") = 1);--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_next_step_positive" CHECK ("profile"."next_step" > 0);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_genders_known" CHECK ("wish"."genders" <@ array['male', 'female', 'non-binary', 'other']);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_religions_known" CHECK ("wish"."religions" <@ array['christianity', 'islam', 'hinduism', 'buddhism', 'judaism', 'traditional', 'spiritual', 'none', 'other']);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_interests_known" CHECK ("wish"."interests" <@ array['Travel', 'Cooking', 'Reading', 'Spirituality', 'Family', 'Fitness', 'Outdoors', 'Music', 'Movies', 'Art', 'Career', 'Education', 'Volunteering']);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_place_kind_known" CHECK ("wish"."place_kind" in ('within', 'places', 'country', 'anywhere'));--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_education_known" CHECK ("wish"."education" in ('highSchool', 'bachelors', 'masters', 'phd', 'noPreference'));--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_accept_children_known" CHECK ("wish"."accept_children" in ('yes', 'no', 'maybe'));--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_timeframe_known" CHECK ("wish"."timeframe" in ('0-6months', '6-12months', '1-2years', '2+years'));--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_goal_known" CHECK ("wish"."goal" in ('Marriage', 'Long-term', 'Traditional', 'Modern'));--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_age_min_within" CHECK ("wish"."age_min" between 18 and 70);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_age_max_within" CHECK ("wish"."age_max" between 18 and 70);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_ages_ordered" CHECK ("wish"."age_max" - "wish"."age_min" >= 1);--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_distance_km_within" CHECK ("wish"."distance_km" between 1 and 100);--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_of_another" CHECK ("block"."blocker_id" <> "block"."blocked_id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reason_known" CHECK ("report"."reason" in ('fake profile', 'asks for money', 'harassment', 'already married', 'under 18', 'something else'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_of_another" CHECK ("report"."reporter_id" <> "report"."reported_id");--> statement-breakpoint
ALTER TABLE "report_decision" ADD CONSTRAINT "report_decision_decision_known" CHECK ("report_decision"."decision" in ('nothing', 'warning', 'suspension', 'lift'));--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_seq_positive" CHECK ("audit_entry"."seq" > 0);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_email_lower_case" CHECK ("staff"."email" = lower("staff"."email" collate "pg_c_utf8"));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_roles_known" CHECK ("staff"."roles" <@ array['support', 'moderator', 'finance', 'counsellor', 'matchmaker', 'planner', 'editor', 'admin']);--> statement-breakpoint
ALTER TABLE "staff_code" ADD CONSTRAINT "staff_code_tries_left_not_negative" CHECK ("staff_code"."tries_left" >= 0);--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_expires_at_after_created_at" CHECK ("staff_session"."expires_at" > "staff_session"."created_at");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_kind_known" CHECK ("enquiry"."kind" in ('contact', 'help', 'story'));