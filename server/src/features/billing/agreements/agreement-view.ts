// An agreement as its member reads it: what is charged when, from which card, and what can be done.
import type { Agreement } from '@ijeuwa/contract/agreements';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listAttempts } from '../checkout/attempts.repository.ts';
import { endIfBought } from '../grants/place-bought.ts';
import { findCurrentPackage, type PackageVersion } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { type FoundAgreement, isDisputed } from './agreements.repository.ts';
import { chargeAt, chargeOf, graceEnd, priceOf } from './agreements.rules.ts';
import { countPausesLeft, findPause } from './pauses.repository.ts';
import { findOpenRenewal, type Renewal } from './renewals.repository.ts';
import type { CardBox } from './stored-card.ts';

/** What it costs as it is sold, in the currency that was agreed; undefined: it is not. */
export const termsOf = (
  { id, content, ended }: Pick<PackageVersion, 'id' | 'content' | 'ended'>,
  { currency }: Pick<FoundAgreement['consent'], 'currency'>,
) => {
  const prices: Partial<Record<string, number>> = ended ? {} : toMinor(content);
  const amountMinor = prices[currency];
  return amountMinor === undefined
    ? undefined
    : { packageVersionId: id, amountMinor, months: content.months, name: content.name };
};

/** What the package costs now; undefined: it is not sold any more. */
export const currentOf = async (
  db: Queryable,
  { packageId, consent }: Pick<FoundAgreement, 'packageId' | 'consent'>,
) => {
  const sold = await findCurrentPackage(db, packageId);
  return sold && termsOf(sold, consent);
};

/** Why its card is not charged as things stand, though it runs. */
export const whyNotCharged = async (
  db: Queryable,
  found: Pick<FoundAgreement, 'agreement' | 'packageId' | 'consent'>,
): Promise<'disputed' | 'price' | 'not_sold' | undefined> => {
  if (await isDisputed(db, found.agreement)) return 'disputed';
  const current = await currentOf(db, found);
  if (!current) return 'not_sold';
  return priceOf(found.consent.amountMinor, current.amountMinor) === undefined ? 'price' : undefined;
};

/** When it would be charged next, once the renewal that is not paid yet is. */
const nextIfPaid = async (
  db: Queryable,
  { agreement: { memberId }, rank }: FoundAgreement,
  { oldEndsAt: goesOnFrom }: Pick<Renewal, 'oldEndsAt'>,
  { months }: { months: number },
  now: Date,
): Promise<Date> => chargeAt(await endIfBought(db, { memberId, rank, months, goesOnFrom }, now));

export const makeAgreementView =
  ({ clock, cards }: { clock: Clock; cards: CardBox }) =>
  async (db: Queryable, found: FoundAgreement): Promise<Agreement> => {
    const { agreement, consent, packageId, content, endsAt } = found;
    const { state, endedBecause, cardSealed } = agreement;
    const { currency } = consent;
    const current = await currentOf(db, found);
    const runs = state === 'running';
    const charged = current && priceOf(consent.amountMinor, current.amountMinor);
    const pause = await findPause(db, agreement.memberId, clock.now());
    const renewal = await findOpenRenewal(db, agreement.id);
    // One that is only announced is charged on the day that was said.
    const begun = renewal && renewal.firstTryAt <= clock.now() ? renewal : undefined;
    const tried = begun ? await listAttempts(db, begun.orderId) : [];
    const graceUntil = begun && graceEnd(begun.oldEndsAt);
    // After the last refusal it is looked at once more, to end it: nothing is charged then.
    const nextLookAt =
      renewal && graceUntil && renewal.nextLookAt && renewal.nextLookAt >= graceUntil
        ? null
        : renewal?.nextLookAt;
    const renewsAt = renewal ? nextLookAt : endsAt && chargeAt(endsAt);
    const card = state !== 'ended' && cardSealed ? cards.open(cardSealed) : undefined;
    return {
      state,
      endedBecause,
      packageId,
      packageName: content.name,
      insteadOf: found.heldName !== content.name ? found.heldName : null,
      price: { amountMinor: charged ?? consent.amountMinor, currency },
      period: content.period,
      agreedAt: consent.givenAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      renewsAt: runs && charged !== undefined && renewsAt ? renewsAt.toISOString() : null,
      held: runs && (await isDisputed(db, agreement)),
      card: card ? { brand: card.brand, last4: card.last4, expires: card.expires } : null,
      newPrice:
        runs && current && charged === undefined ? { amountMinor: current.amountMinor, currency } : null,
      charge: begun ? chargeOf(tried.filter(({ method }) => method === 'card')) : null,
      graceUntil: graceUntil?.toISOString() ?? null,
      afterPaidAt:
        begun && runs && current
          ? (await nextIfPaid(db, found, begun, current, clock.now())).toISOString()
          : null,
      mayResume: state === 'cancelled' && endsAt !== null && endsAt > clock.now(),
      pausedUntil: pause?.goesOnAt.toISOString() ?? null,
      pausesLeft: await countPausesLeft(db, agreement.memberId, clock.now()),
    };
  };
