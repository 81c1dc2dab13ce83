// Renewals as staff read them, and cancel for a member who asks.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { AGREEMENTS_PAGE, type FoundAgreement, type listAgreements } from '@ijeuwa/contract/staff-agreements';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import { makeAgreementView } from './agreement-view.ts';
import { type FoundAgreement as Found, lockAgreement } from './agreements.repository.ts';
import type { Cancelling } from './cancelling.ts';
import { listBegun, listWanted } from './staff-agreements.repository.ts';
import type { CardBox } from './stored-card.ts';
import { awaitSent } from './under-way.ts';

export type StaffAgreementsNeeds = {
  db: Database;
  clock: Clock;
  audit: Audit;
  live: Live;
  buyers: Buyers;
  cards: CardBox;
  cancelling: Cancelling;
  forgetCards: () => Promise<void>;
};
type Query = { reference?: string; member?: string; after?: string };

const ORDERS_OF_A_REFERENCE = 20;

export const makeStaffAgreements = (needs: StaffAgreementsNeeds) => {
  const { db, audit, live, buyers, cancelling, clock, forgetCards } = needs;
  const view = makeAgreementView(needs);

  const shown = async (page: readonly Found[]): Promise<FoundAgreement[]> => {
    const begun = await listBegun(
      db,
      page.map(({ agreement }) => agreement.orderId),
    );
    const byOrder = new Map(begun.map((one) => [one.orderId, one]));
    const all: FoundAgreement[] = [];
    for (const found of page) {
      const { id, memberId, orderId } = found.agreement;
      const { reference, buyerSealed, memberName } = byOrder.get(orderId)!;
      const member = { _id: memberId, name: memberName ?? buyers.nameOf(buyerSealed) };
      all.push({ _id: id, member, reference, agreement: await view(db, found) });
    }
    return all;
  };

  return {
    async list({ staffId }: StaffViewer, query: Query): Promise<Answer<typeof listAgreements>> {
      const { reference, member: memberId, after } = query;
      const orderIds =
        reference === undefined ? undefined : await listOrderIds(db, { reference }, ORDERS_OF_A_REFERENCE);
      const found = await listWanted(db, { memberId, orderIds, after });
      const page = found.slice(0, AGREEMENTS_PAGE);
      const agreements = await shown(page);
      const subject = agreements.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read agreements', subject });
      return { agreements, next: found.length > page.length ? page.at(-1)!.agreement.id : null };
    },

    /** Waits for a charge that is being sent: none is sent after the answer. */
    async cancel({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
      const memberId = await db.transaction(async (tx) => {
        const found = await lockAgreement(tx, id);
        if (!found) throw notFound('This renewal');
        const { state, orderId, memberId } = found.agreement;
        if (state === 'ended') throw new AppError('conflict', 'This renewal has ended already.');
        await cancelling(tx, found, false, 'us');
        const [begun] = await listBegun(tx, [orderId]);
        await audit.record(tx, { staffId, act: 'cancel agreement', subject: begun!.reference, reason });
        return memberId;
      });
      await awaitSent(db, clock, id);
      await forgetCards();
      live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
export type StaffAgreements = ReturnType<typeof makeStaffAgreements>;
