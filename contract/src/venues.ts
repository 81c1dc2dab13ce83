// Where a wedding is held and who helps with it: venues, planning services and the three partners, as members see them and as staff keep them.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { list, Money, requiredLine, requiredText, whole } from './fields.ts';

// Spec 3.
export const VENUE_CATEGORIES = ['indoor', 'outdoor', 'rustic', 'modern'] as const;
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

/** What is drawn: each venue has one of its own, and any of the last three beside it. */
export const VENUE_PICTURES = [
  'venue-hall',
  'venue-ballroom',
  'venue-lagoon',
  'venue-garden',
  'venue-barn',
  'venue-pavilion',
  'venue-tables',
  'venue-stage',
  'venue-aisle',
] as const;
export type VenuePicture = (typeof VENUE_PICTURES)[number];

/** The addresses of the partners' pages. */
export const PARTNERS = ['wedding-venues', 'bridal-fashion', 'honeymoon-destinations'] as const;
export type PartnerId = (typeof PARTNERS)[number];
// Spec 4: the slideshow of /homepage moves on by itself.
export const PARTNERS_ADVANCE_MS = 6000;

export const VENUE_NAME_MAX_LENGTH = 80;
export const VENUE_LINE_MAX_LENGTH = 160;
export const VENUE_DESCRIPTION_MAX_LENGTH = 2000;
/** Of a partner’s page. */
export const PARTNER_WORDS_MAX_LENGTH = 3500;
export const PARTNER_INTRO_MAX_LENGTH = 400;
export const PARTNER_PARTS_MAX = 4;
export const VENUE_FEATURE_MAX_LENGTH = 100;
export const VENUE_FEATURES_MAX = 12;
const CAPACITY_MAX = 10_000;
const DAY_MAX_USD = 100_000;
const RATING_MAX = 5;
const REVIEWS_MAX = 100_000;
const ORDER_MAX = 999;

const order = whole(1, ORDER_MAX, 'Please give its place.');
const name = requiredLine('Please give its name.', VENUE_NAME_MAX_LENGTH);
const description = requiredText('Please describe it.', VENUE_DESCRIPTION_MAX_LENGTH);
const features = list(requiredLine('Please name it.', VENUE_FEATURE_MAX_LENGTH), VENUE_FEATURES_MAX).check(
  z.minLength(1, 'Please name at least one.'),
);
const RATED = `A figure from 1 to ${RATING_MAX}, please.`;

export const VenueEntry = z.strictObject({
  name,
  location: requiredLine('Please say where it is.', VENUE_LINE_MAX_LENGTH),
  category: z.enum(VENUE_CATEGORIES, {
    error: `There is no such category; there are ${VENUE_CATEGORIES.join(', ')}.`,
  }),
  order,
  capacity: whole(1, CAPACITY_MAX, 'Please say how many guests it holds.'),
  /** For a day, in whole dollars (decisions, "venue prices"). */
  priceUSD: whole(1, DAY_MAX_USD, 'Please give the price of a day.'),
  features,
  pictures: list(
    z.enum(VENUE_PICTURES, {
      error: `There is no such picture; there are ${VENUE_PICTURES.join(', ')}.`,
    }),
    VENUE_PICTURES.length,
  ).check(z.minLength(1, 'Please name at least one picture.')),
  description,
  /** Invented: it stands in the demonstration alone, with what it claims of itself. */
  example: z.optional(z.boolean()),
  rating: z.optional(z.number(RATED).check(z.minimum(1, RATED), z.maximum(RATING_MAX, RATED))),
  reviews: z.optional(whole(0, REVIEWS_MAX, 'Please give a number.')),
});
export type VenueEntry = z.infer<typeof VenueEntry>;
export type VenueHistory = EntryHistory<VenueEntry>;

export const Venue = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  category: z.enum(VENUE_CATEGORIES),
  capacity: z.int(),
  /** For a day. */
  price: Money,
  image: z.enum(VENUE_PICTURES),
  images: z.array(z.enum(VENUE_PICTURES)),
  description: z.string(),
  features: z.array(z.string()),
  /** Null where nobody has measured it. */
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.int()),
});
export type Venue = z.infer<typeof Venue>;
export const listVenues = endpoint({
  method: 'GET',
  path: '/api/venues',
  access: 'member',
  summary: 'The venues as they stand, in their order.',
  answer: z.object({ venues: z.array(Venue) }),
});

export const PlanningServiceEntry = z.strictObject({
  name,
  line: requiredLine('Please say in a sentence what it is.', VENUE_LINE_MAX_LENGTH),
  order,
  /** What is done. */
  features,
  description,
});
export type PlanningServiceEntry = z.infer<typeof PlanningServiceEntry>;
export type PlanningServiceHistory = EntryHistory<PlanningServiceEntry>;

export const PlanningService = z.object({
  id: z.string(),
  name: z.string(),
  line: z.string(),
  features: z.array(z.string()),
  description: z.string(),
});
export type PlanningService = z.infer<typeof PlanningService>;
export const listPlanningServices = endpoint({
  method: 'GET',
  path: '/api/planning-services',
  access: 'member',
  summary: 'What our planners do for a wedding, as it stands, in its order.',
  answer: z.object({ services: z.array(PlanningService) }),
});

export const PartnerEntry = z.strictObject({
  name,
  line: PlanningServiceEntry.shape.line,
  /** Its place in the slideshow, as the file has it. */
  order: whole(0, ORDER_MAX, 'Please give its place.'),
  /** Of its page; its heading is the name. Versions of earlier times have none of these. */
  intro: z.optional(requiredLine('Please say what the page is about.', PARTNER_INTRO_MAX_LENGTH)),
  /** Parts that begin with "# " and a title, and in them points that begin with "## ". */
  words: z.optional(requiredText('Please write the page.', PARTNER_WORDS_MAX_LENGTH)),
  endingTitle: z.optional(requiredLine('Please give the last part a title.', VENUE_NAME_MAX_LENGTH)),
  endingText: z.optional(
    requiredLine('Please say in a sentence or two what to do now.', PARTNER_INTRO_MAX_LENGTH),
  ),
});
export type PartnerEntry = z.infer<typeof PartnerEntry>;
export type PartnerHistory = EntryHistory<PartnerEntry>;

export const Partner = z.object({ id: z.enum(PARTNERS), name: z.string(), line: z.string() });
export type Partner = z.infer<typeof Partner>;
export const listPartners = endpoint({
  method: 'GET',
  path: '/api/partners',
  access: 'member',
  summary: 'The featured wedding partners, in their order; the page of each is called like its id.',
  answer: z.object({ partners: z.array(Partner) }),
});

const staff = ['planner', 'editor', 'admin'] as const;
const venues = catalogueCalls({
  path: '/api/staff/venues',
  staff,
  entry: VenueEntry,
  one: 'venue',
  of: 'venue',
});
export const listVenueEntries = venues.list;
export const addVenue = venues.add;
export const changeVenue = venues.change;
export const endVenue = venues.end;

const services = catalogueCalls({
  path: '/api/staff/planning-services',
  staff,
  entry: PlanningServiceEntry,
  one: 'planning service',
  of: 'planning service',
});
export const listPlanningServiceEntries = services.list;
export const addPlanningService = services.add;
export const changePlanningService = services.change;
export const endPlanningService = services.end;

// Each has a page of its own: none is added, and none ends.
const partners = catalogueCalls({
  path: '/api/staff/partners',
  staff,
  entry: PartnerEntry,
  one: 'partner',
  of: 'partner',
});
export const listPartnerEntries = partners.list;
export const changePartner = partners.change;
