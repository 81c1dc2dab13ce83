// Taking one's data along, and leaving: asked with the proof of the owner, hidden at once, erased after seven days.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, Moment, Money, Ok } from './fields.ts';
import { Proof } from './ways.ts';

/** Time to change one's mind. */
/** After an erasure it is known that the trial or a code was had. */
export const HAD_KEPT_MONTHS = 24;
export const RETURN_DAYS = 7;
/** A copy is kept as long, and may be asked for as often. */
export const COPY_KEPT_DAYS = 7;
export const COPY_EVERY_HOURS = 24;
/** For so long at least the address of a copy opens once it was given, and for twice as long at most. */
export const COPY_OPEN_MINUTES = 5;
/** What is typed to confirm, in whatever letters. */
export const DELETE_WORDS = 'delete my account';
export const COPY_NAME = 'Ijeuwa - my data.zip';

/** Said by whoever is leaving and asks for anything but this. */
export const RETURN_FIRST = 'Your account is being deleted. To use it again, come back first.';

export const Copy = z.object({
  state: z.enum(['none', 'asked', 'ready']),
  askedAt: z.nullable(Moment),
  /** Until when the file can be fetched, and how large it is. */
  until: z.nullable(Moment),
  bytes: z.nullable(z.int()),
  /** From when on another can be asked for; null: now. */
  nextAt: z.nullable(Moment),
});
export type Copy = z.infer<typeof Copy>;

/**
 * What becomes of an appointment: its price or its session goes back, nothing does, nothing was paid; or it is only
 * held, or somebody else booked it and the member comes along.
 */
export const APPOINTMENT_ENDS = ['price', 'session', 'nothing', 'free', 'held', 'along'] as const;
/** A VIP case is closed and its price goes back; or it stands still, paid by itself or with a package. */
export const VIP_ENDS = ['price', 'rests_paid', 'rests'] as const;

export const Lost = z.object({
  /** The one that runs, and those that follow it. */
  packages: z.array(z.object({ name: z.string(), endsAt: Moment })),
  conversations: z.int(),
  photos: z.int(),
  /** A transfer was ordered and its money has not arrived: it is sent back if it comes to a closed account. */
  transferOpen: z.boolean(),
  /** Bought or given to book with, and not used: gone with the account. */
  sessions: z.array(z.object({ title: z.string(), left: z.int(), usableUntil: Moment })),
  /** From here on what ends at once, and does not come back with whoever returns. */
  appointments: z.array(z.object({ startsAt: Moment, end: z.enum(APPOINTMENT_ENDS) })),
  /** The package renews from a card. */
  renews: z.boolean(),
  vip: z.nullable(z.enum(VIP_ENDS)),
  seats: z.array(z.object({ title: z.string(), startsAt: Moment })),
  /** Compatibility reports that are made: their files go for both. */
  reports: z.int(),
  /** With whom the member is a couple. */
  couple: z.nullable(z.string()),
  /** Kept credit, by currency: it goes back. */
  credit: z.array(Money),
});
export type Lost = z.infer<typeof Lost>;

export const findLeaving = endpoint({
  method: 'GET',
  path: '/api/leaving',
  access: 'member',
  summary: 'How far the copy of the member’s data is, and what they lose with the account.',
  answer: z.object({
    copy: Copy,
    lost: Lost,
  }),
});

export const askCopy = endpoint({
  method: 'POST',
  path: '/api/leaving/copy',
  access: 'member',
  summary:
    'Asks for a copy of everything that is the member’s, with the proof of the owner; one in 24 hours.',
  body: z.strictObject({ proof: Proof }),
  answer: z.object({ copy: Copy }),
});

export const openCopy = endpoint({
  method: 'POST',
  path: '/api/leaving/copy/address',
  access: 'member',
  summary:
    'Where the copy is fetched in the next minutes, with the proof of the owner; 404 while there is none.',
  body: z.strictObject({ proof: Proof }),
  answer: z.object({ url: z.string() }),
});

export const fetchCopy = endpoint({
  method: 'GET',
  path: '/api/leaving/copy/file',
  access: 'member',
  summary: 'The copy as a ZIP file, to whom its address was signed for, while it is kept.',
  query: z.object({ k: z.optional(handle) }),
  answer: 'file',
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/leaving/deletion',
  access: 'member',
  summary:
    'Hides the member from everybody, ends every session and what is booked, with the proof of the owner; seven days later all is erased.',
  body: z.strictObject({ proof: Proof }),
  answer: z.object({ until: Moment }),
});

export const returnToAccount = endpoint({
  method: 'POST',
  path: '/api/leaving/return',
  access: 'member',
  leavers: true,
  newcomers: true,
  summary:
    'Takes the account back, for whoever signed in within the seven days; what ended at once stays ended.',
  answer: Ok,
});
