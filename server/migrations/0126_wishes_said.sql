ALTER TABLE "wish" ADD COLUMN "said" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_said_known" CHECK ("wish"."said" <@ array['goal', 'place', 'children', 'weight:religion', 'weight:education', 'weight:place', 'weight:children', 'weight:timeframe', 'weight:interests']);--> statement-breakpoint
-- What differs from what everybody starts with was said; of what does not, nobody can know.
UPDATE "wish" SET "said" = array_remove(array[
  case when goal <> 'Marriage' then 'goal' end,
  case when place_kind <> 'country' then 'place' end,
  case when accept_children <> 'maybe' then 'children' end,
  case when importance->>'religion' <> 'must' then 'weight:religion' end,
  case when importance->>'education' <> 'very' then 'weight:education' end,
  case when importance->>'place' <> 'very' then 'weight:place' end,
  case when importance->>'children' <> 'very' then 'weight:children' end,
  case when importance->>'timeframe' <> 'very' then 'weight:timeframe' end,
  case when importance->>'interests' <> 'very' then 'weight:interests' end
], null);
