DROP INDEX "impression_target";--> statement-breakpoint
DROP INDEX "impression_viewer";--> statement-breakpoint
CREATE INDEX "email_token_member" ON "email_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "email_token_ended" ON "email_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_link_member" ON "identity_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_code_ended" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_package_version" ON "purchase_order" USING btree ("package_version_id");--> statement-breakpoint
CREATE INDEX "package_version_changed_by" ON "package_version" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "quote_member" ON "quote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "quote_package_version" ON "quote" USING btree ("package_version_id");--> statement-breakpoint
CREATE INDEX "quote_ended" ON "quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscription_package_version" ON "subscription" USING btree ("package_version_id");--> statement-breakpoint
CREATE INDEX "transfer_approval_staff" ON "transfer_approval" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "message_sender" ON "message" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "rate_limit_ended" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "impression_age" ON "impression" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "delivery_age" ON "delivery" USING btree ("next_try_at") WHERE "delivery"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "delivery_member" ON "delivery" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profile_place" ON "profile" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "staff_code_staff" ON "staff_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_code_ended" ON "staff_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_ended" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiry_closed" ON "enquiry" USING btree ("closed_at") WHERE "enquiry"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "enquiry_answer_staff" ON "enquiry_answer" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "impression_viewer" ON "impression" USING btree ("viewer_id");--> statement-breakpoint
ALTER TABLE "impression" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_pair" UNIQUE("target_id","viewer_id");