// The facts of an account as support sees them: of a phone number its end, of a way to sign in that there is one.
import type { MemberView } from '@ijeuwa/contract/members';

type Account = NonNullable<MemberView['account']>;
/** What runs now, by its name. */
export type Held = { because: string; until: Date | null };
type Known = Omit<
  Account,
  'phoneEnd' | 'lastSeenAt' | 'signsInBy' | 'profileSubmittedAt' | 'reviewDueAt' | 'package' | 'packageUntil'
> & {
  lastSeenAt: Date;
  profileSubmittedAt: Date | null;
  reviewDueAt: Date | null;
  byPassword: boolean;
  byPhone: boolean;
  byProvider: boolean;
};

const SHOWN_FIGURES = 2;

export const accountOf = (known: Known, phone: string | null, held: Held): Account => ({
  email: known.email,
  emailConfirmed: known.emailConfirmed,
  phoneEnd: phone === null ? null : phone.slice(-SHOWN_FIGURES),
  phoneConfirmed: known.phoneConfirmed,
  country: known.country,
  zone: known.zone,
  lastSeenAt: known.lastSeenAt.toISOString(),
  devices: known.devices,
  signsInBy: [
    ...(known.byPassword ? (['password'] as const) : []),
    ...(known.byPhone ? (['phone'] as const) : []),
    ...(known.byProvider ? (['Google'] as const) : []),
  ],
  profileSubmittedAt: known.profileSubmittedAt?.toISOString() ?? null,
  visibility: known.visibility,
  card: known.card,
  reviewDueAt: known.reviewDueAt?.toISOString() ?? null,
  photos: known.photos,
  package: held.because,
  packageUntil: held.until?.toISOString() ?? null,
});
