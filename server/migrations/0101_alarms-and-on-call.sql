ALTER TABLE "support_chat" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_chat" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_chat" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_chat" ADD COLUMN "called_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "on_call_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "due_soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_chat" ADD CONSTRAINT "support_chat_called_before_again" CHECK ("support_chat"."called_again_at" is null or "support_chat"."called_at" is not null);