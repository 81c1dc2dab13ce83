// A smaller package from the next renewal on: nothing is charged and nothing taken before, and it can be taken back.
import { type Agreement, RENEWAL_WORDS } from '@ijeuwa/contract/agreements';
import type { Downgrade } from '@ijeuwa/contract/changes';
import type { Money } from '@ijeuwa/contract/fields';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import * as agreements from '../agreements/agreements.repository.ts';
import { chargeAt } from '../agreements/agreements.rules.ts';
import { subscriptionLink } from '../agreements/ending.ts';
import { findOpenRenewal } from '../agreements/renewals.repository.ts';
import { findCurrentPackage } from '../packages/packages.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { downgradeNotice, takenBackNotice } from './changes.mails.ts';
import * as downgrades from './downgrades.repository.ts';

export type DowngradesNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  find: (memberId: string) => Promise<{ agreement: Agreement | null }>;
};

const refusal = (message: string) => new AppError('conflict', message);

export const makeDowngrades = (needs: DowngradesNeeds) => {
  const { db, clock, live, notify, findZone, publicUrl, find } = needs;

  /** What renews, and when; refused while it cannot be changed. */
  const findRunning = async (tx: Queryable, found: agreements.FoundAgreement | undefined) => {
    if (found?.agreement.state !== 'running' || !found.endsAt || found.endsAt <= clock.now())
      throw refusal('Your package does not renew. When it ends, you can choose any other one.');
    if (await findOpenRenewal(tx, found.agreement.id))
      throw refusal('It is being renewed right now. Please change it once that is paid.');
    const open = await downgrades.findOpen(tx, found.agreement.id);
    return { found, endsAt: found.endsAt, open };
  };
  type Running = Awaited<ReturnType<typeof findRunning>>;

  const plan = async (tx: Queryable, { found, endsAt, open }: Running, packageId: string) => {
    const sold = await findCurrentPackage(tx, packageId);
    if (!sold) throw notFound('This package');
    const { currency } = found.consent;
    const prices: Partial<Record<string, number>> = toMinor(sold.content);
    const amountMinor = prices[currency];
    if (sold.position >= (open?.rank ?? found.rank) || amountMinor === undefined)
      throw refusal('This is no smaller package than yours. A larger one begins at once.');
    return { sold, price: { amountMinor, currency }, renewsAt: chargeAt(endsAt), beginsAt: endsAt };
  };

  const told = (memberId: string) => {
    live.toMember(memberId, 'changed', { what: 'subscription' });
    return find(memberId);
  };

  return {
    async preview(memberId: string, packageId: string): Promise<Downgrade> {
      const running = await findRunning(db, await agreements.findLatest(db, memberId));
      const { sold, price, renewsAt, beginsAt } = await plan(db, running, packageId);
      return {
        packageId: sold.packageId,
        packageName: sold.content.name,
        price,
        period: sold.content.period,
        renewsAt: renewsAt.toISOString(),
        beginsAt: beginsAt.toISOString(),
      };
    },

    async choose(memberId: string, { packageId, price }: { packageId: string; price: Money }) {
      await db.transaction(async (tx) => {
        const running = await findRunning(tx, await agreements.lockLiving(tx, memberId));
        const { found, open } = running;
        const planned = await plan(tx, running, packageId);
        const { amountMinor, currency } = planned.price;
        if (amountMinor !== price.amountMinor || currency !== price.currency)
          throw refusal('The price has changed meanwhile. Please look at it again.');
        if (found.packageId === packageId && found.consent.amountMinor === amountMinor) return;
        const now = clock.now();
        if (open) await downgrades.markTakenBack(tx, open.downgrade.id, now);
        const { id: agreementId, consentId } = found.agreement;
        const agreed = { memberId, packageVersionId: planned.sold.id, amountMinor, currency };
        const toConsentId = await agreements.saveConsent(tx, {
          ...agreed,
          words: RENEWAL_WORDS,
          givenAt: now,
        });
        await agreements.changeAgreement(tx, agreementId, { consentId: toConsentId, changedAt: now });
        const fromConsentId = open?.downgrade.fromConsentId ?? consentId;
        await downgrades.saveDowngrade(tx, { agreementId, fromConsentId, toConsentId, chosenAt: now });
        const zone = await findZone(tx, memberId);
        const about = { memberId, zone, link: subscriptionLink(publicUrl), toConsentId };
        const names = { from: found.heldName, to: planned.sold.content.name };
        await notify(tx, downgradeNotice({ ...about, ...names, price, renewsAt: planned.renewsAt }));
      });
      return told(memberId);
    },

    async takeBack(memberId: string) {
      await db.transaction(async (tx) => {
        const { found, open, endsAt } = await findRunning(tx, await agreements.lockLiving(tx, memberId));
        if (!open) throw refusal('No smaller package is chosen: it renews as it is.');
        const now = clock.now();
        const { id: agreementId } = found.agreement;
        await downgrades.markTakenBack(tx, open.downgrade.id, now);
        const { packageVersionId, amountMinor, currency } = open.before;
        const agreed = { memberId, packageVersionId, amountMinor, currency, words: RENEWAL_WORDS };
        const consentId = await agreements.saveConsent(tx, { ...agreed, givenAt: now });
        await agreements.changeAgreement(tx, agreementId, { consentId, changedAt: now });
        const zone = await findZone(tx, memberId);
        const about = { memberId, zone, link: subscriptionLink(publicUrl), consentId };
        const price = { amountMinor, currency };
        await notify(
          tx,
          takenBackNotice({ ...about, packageName: open.content.name, price, renewsAt: chargeAt(endsAt) }),
        );
      });
      return told(memberId);
    },
  };
};
export type Downgrades = ReturnType<typeof makeDowngrades>;
