// Tells members seven days and one day before what will be charged; whoever paid by transfer is asked to pay again.

import { REMINDER_DAYS } from '@ijeuwa/contract/agreements';
import type { Currency } from '@ijeuwa/contract/fields';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { pagesOf } from '#platform/pages-of.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { currentOf } from './agreement-view.ts';
import { higherPriceNotice, payAgainNotice, reminderNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt, priceOf, reminderDue } from './agreements.rules.ts';
import { subscriptionLink } from './ending.ts';
import { listOnceOnlyEnding, type OnceOnlyEnding } from './reminders.repository.ts';
import type { CardBox } from './stored-card.ts';

export type RemindersNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  cards: CardBox;
  /** The days of the guarantee come before the charge. */
  hasMetGuarantee: (memberId: string) => Promise<boolean>;
  onError: (error: unknown) => void;
};

const AHEAD_MS = REMINDER_DAYS[0] * DAY_MS;
/** The charge comes up to a day before the end. */
const AGREED_AHEAD_MS = AHEAD_MS + DAY_MS;
const AT_ONCE = 1000;

export const makeReminders = (needs: RemindersNeeds) => {
  const { db, clock, notify, findZone, publicUrl, cards, hasMetGuarantee, onError } = needs;

  const remind = async (found: agreements.FoundAgreement): Promise<void> => {
    const { agreement, consent, content, endsAt } = found;
    const { id: agreementId, memberId, state, cardSealed } = agreement;
    const days = endsAt && reminderDue(endsAt, clock.now());
    if (!days || state !== 'running' || !cardSealed) return;
    const current = await currentOf(db, found);
    if (!current) return;
    const zone = await findZone(db, memberId);
    const about = { memberId, agreementId, packageName: content.name, zone, days, endsAt };
    const { currency, amountMinor } = consent;
    const charged = priceOf(amountMinor, current.amountMinor);
    const price = { amountMinor: charged ?? amountMinor, currency };
    const said = { ...about, price, link: subscriptionLink(publicUrl) };
    const newPrice = { amountMinor: current.amountMinor, currency };
    await notify(
      db,
      charged === undefined
        ? higherPriceNotice({ ...said, newPrice })
        : reminderNotice({
            ...said,
            card: cards.open(cardSealed),
            renewsAt: chargeAt(endsAt),
            hasMetGuarantee: await hasMetGuarantee(memberId),
            isDisputed: await agreements.isDisputed(db, agreement),
            isDeferred: false,
          }),
    );
  };

  const askAgain = async ({
    grantId,
    memberId,
    packageId,
    content,
    paidBy,
    currency: paidIn,
    endsAt,
  }: OnceOnlyEnding): Promise<void> => {
    const zone = await findZone(db, memberId);
    const prices: Partial<Record<Currency, number>> = toMinor(content);
    const currency = prices[paidIn] === undefined ? 'NGN' : paidIn;
    const price = { amountMinor: prices[currency] ?? 0, currency };
    const link = `${publicUrl}/billing-process?package=${packageId}&currency=${currency}`;
    const about = { memberId, grantId, packageName: content.name, zone, price, link, endsAt, paidBy };
    await notify(db, payAgainNotice(about));
  };

  return {
    /** Each is told once, however often this is asked: whoever was told stays in the lists until their end. */
    async remind(atOnce = AT_ONCE): Promise<void> {
      const now = clock.now();
      const agreed = pagesOf(
        (after) => agreements.listEndingBy(db, later(now, AGREED_AHEAD_MS), after, atOnce),
        ({ agreement }) => agreement.id,
      );
      for await (const page of agreed) for (const one of page) await remind(one).catch(onError);
      const onceOnly = pagesOf(
        (after) => listOnceOnlyEnding(db, { now, soon: later(now, AHEAD_MS) }, after, atOnce),
        ({ grantId }) => grantId,
      );
      for await (const page of onceOnly) for (const one of page) await askAgain(one).catch(onError);
    },
  };
};
export type Reminders = ReturnType<typeof makeReminders>;
