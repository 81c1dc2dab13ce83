// Marriage counselling and relationship therapy: who helps, with what, and what it costs.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { Likeness } from './likeness.ts';
import { personName } from './names.ts';
import { Day } from './schedule.ts';

export const COUNSELLOR_CATEGORIES = ['clinical', 'family', 'premarital'] as const;
export type CounsellorCategory = (typeof COUNSELLOR_CATEGORIES)[number];

export const Counsellor = z.object({
  /** By the key of the catalogue. */
  id: z.string(),
  name: z.string(),
  /** "PhD, Clinical Psychology". */
  title: z.string(),
  specialties: z.array(z.string()),
  category: z.enum(COUNSELLOR_CATEGORIES),
  /** From real sessions; of the demonstration those of the specification. None yet: null. */
  rating: z.nullable(z.number()),
  reviews: z.int(),
  priceNGN: z.number(),
  priceUSD: z.number(),
  /** In words: "Mon, Wed, Fri"; days of their clock. */
  availability: z.string(),
  /** Of the clock by which they are there. */
  zone: z.string(),
  bio: z.string(),
  languages: z.array(z.string()),
  /** Who licensed them, whether we have checked it, and on which day; of what the demonstration claims there is none. */
  licence: z.nullable(
    z.object({ body: z.string(), checked: z.boolean(), checkedOn: z.nullable(z.string()) }),
  ),
  /** Where it is empty a drawn likeness stands, of a woman or a man. */
  image: z.string(),
  likeness: Likeness,
});
export type Counsellor = z.infer<typeof Counsellor>;
export const listCounsellors = endpoint({
  method: 'GET',
  path: '/api/counsellors',
  access: 'member',
  summary: 'Who can be booked, with fees in whole naira and dollars for a session of 50 minutes.',
  answer: z.object({ counsellors: z.array(Counsellor) }),
});

/** Spec 7, for whoever asks for a consultation: the words are ours alone. */
export const sendConsultationEmail = endpoint({
  method: 'POST',
  path: '/api/notifications/send-consultation-email',
  access: 'member',
  summary:
    'Mails the member about their consultation on that day, booked as an appointment, or names the nearest free times where none is; fixed words, to the member’s own address, at most 5 in a day.',
  body: z.strictObject({
    name: personName('Name is required'),
    email: email('Email is required', 'Invalid email format'),
    date: Day,
  }),
  answer: z.object({ ok: z.literal(true) }),
});
