// What goes back of money, stays as credit, or is asked for by a bank, in one process of the product: each deed finds what is
// done of it already, and does the rest.
import { hashPassword } from '@ijeuwa/server/platform/passwords';
import type { Pool, Rooms } from './deeds.ts';

const REASON = 'the bench asks for it';
const PASSWORD = 'a password of the bench';
const ACCOUNT = { bankCode: '058', accountNumber: '0123456789' };

export const makeDeedsBack = ({ billing, leaving, staffOf }: Rooms, pool: Pool) => {
  const first = async <T>(text: string, ...values: unknown[]): Promise<T | undefined> =>
    (await pool.query(text, values)).rows[0];
  const OF_MEMBER = `join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
    join purchase_order o on o.id = a.order_id where o.member_id = $1`;
  const refundOf = (memberId: string, state: string) =>
    first<{ id: string; asked: boolean }>(
      `select r.id, r.requested_by is not null or r.why is not null as asked from refund r ${OF_MEMBER} and r.state = $2`,
      memberId,
      state,
    );
  const openDisputeOf = (memberId: string) =>
    first<{ id: string; asked: boolean }>(
      `select r.id, r.accept_asked_by is not null as asked from dispute r ${OF_MEMBER} and r.ended_at is null`,
      memberId,
    );
  const viewerOf = (memberId: string) => ({ memberId, sessionId: '' });
  const ownOrder = async (memberId: string, fits: (order: Order) => boolean) =>
    (await billing.checkout.list(memberId)).orders.find(fits);

  return {
    /** All that came for what was bought, by finance. */
    askRefund: async (memberId: string) => {
      const paid = await first<{ id: string; minor: number }>(
        `select p.id, p.amount_minor::float8 as minor from payment p join payment_attempt a on a.id = p.attempt_id
          join purchase_order o on o.id = a.order_id where o.member_id = $1
            and not exists (select from refund r where r.payment_id = p.id)`,
        memberId,
      );
      const said = { amountMinor: paid?.minor ?? 0, reason: REASON };
      if (paid) await billing.refunds.ask(await staffOf('bello'), paid.id, said);
    },
    /** What did not fit is asked back. */
    askOdd: async (memberId: string) => {
      const odd = await first<{ id: string }>(
        `select x.id from odd_payment x join refund r on r.payment_id = x.payment_id ${OF_MEMBER}
          and r.state = 'requested' and r.requested_by is null and r.why is null`,
        memberId,
      );
      if (odd) await billing.oddPayments.recordRefund(await staffOf('bello'), odd.id, REASON);
    },
    /** By another person. */
    approveRefund: async (memberId: string) => {
      const asked = await refundOf(memberId, 'requested');
      if (asked) await billing.refunds.approve(await staffOf('amara'), asked.id, REASON);
    },
    /** What the card did not take back goes to an account that the member told us. */
    retry: async (memberId: string) => {
      const troubled = await refundOf(memberId, 'needs_attention');
      const account = { ...ACCOUNT, accountName: 'Bench' };
      if (troubled)
        await billing.refunds.retry(await staffOf('amara'), troubled.id, { reason: REASON, account });
    },

    /** What came too much stays with us. */
    keepCredit: async (memberId: string) => {
      const order = await ownOrder(memberId, ({ mayKeep }) => mayKeep !== null);
      if (order) await billing.credit.keep(memberId, order._id);
    },
    setPassword: async (memberId: string) => {
      const hash = await hashPassword(PASSWORD);
      await pool.query('update member set password_hash = $2 where id = $1', [memberId, hash]);
    },
    /** The account is deleted; what was kept goes out from our bank. */
    leave: async (memberId: string) => {
      const here = await first("select 1 from member where id = $1 and status = 'active'", memberId);
      if (here) await leaving.erasures.ask(viewerOf(memberId), { password: PASSWORD });
    },
    noteSent: async (memberId: string) => {
      const approved = await refundOf(memberId, 'approved');
      if (approved) await billing.refunds.noteSent(await staffOf('bello'), approved.id, { reason: REASON });
    },
    nameAccount: async (memberId: string) => {
      const order = await ownOrder(memberId, ({ refundAccount }) => refundAccount === 'wanted');
      const named = { ...ACCOUNT, accountName: 'Bench' };
      const proof = { password: PASSWORD };
      if (order) await billing.refundAccounts.name(viewerOf(memberId), order._id, named, proof);
    },
    /** Compared by one who neither asked nor approved. */
    checkAccount: async (memberId: string) => {
      const approved = await refundOf(memberId, 'approved');
      if (!approved) return;
      const chidi = await staffOf('chidi');
      const { account } = await billing.refundAccounts.find(chidi, approved.id);
      const seen = account!.seen;
      if (!account!.checkedBy)
        await billing.refundAccounts.check(chidi, approved.id, { reason: REASON, seen });
    },
    noteSentThere: async (memberId: string) => {
      const approved = await refundOf(memberId, 'approved');
      if (!approved) return;
      const { account } = await billing.refundAccounts.find(await staffOf('chidi'), approved.id);
      const said = { reason: REASON, seen: account!.seen };
      await billing.refunds.noteSent(await staffOf('amara'), approved.id, said);
    },

    /** Money is let go by two: this is the first. */
    askAccept: async (memberId: string) => {
      const open = await openDisputeOf(memberId);
      const said = { accept: true, message: REASON, reason: REASON };
      if (open && !open.asked) await billing.disputes.answer(await staffOf('amara'), open.id, said);
    },
    answerDispute: async ({ memberId, accept }: { memberId: string; accept: boolean }) => {
      const open = await openDisputeOf(memberId);
      const said = { accept, message: REASON, reason: REASON };
      if (open) await billing.disputes.answer(await staffOf('bello'), open.id, { ...said, second: accept });
    },
  };
};
type Order = Awaited<ReturnType<Rooms['billing']['checkout']['list']>>['orders'][number];
