// What is bought of rooms that sell something of their own, what a member changes of a package that runs, and what others
// pay for: each deed finds what is done of it already, and does the rest.
import { randomUUID } from 'node:crypto';
import { linkCounsellors } from '../../server/test/link-counsellors.ts';
import type { Db, Pool, Rooms } from './deeds.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;
const PERSON = { name: 'Ada Okeke', email: 'ada@example.com', phone: '08031234567' };
const HERE = '203.0.113.7';
const REASON = 'the bench asks for it';

export const makeDeedsMore = (rooms: Rooms, { pool, db }: { pool: Pool; db: Db }, now: () => number) => {
  const { billing, schedule, vip, counsellors, staffOf } = rooms;
  const first = async <T>(text: string, ...values: unknown[]): Promise<T | undefined> =>
    (await pool.query(text, values)).rows[0];
  const viewerOf = (memberId: string) => ({ memberId, sessionId: '' });
  const subjectOf = (kind: 'session' | 'vip', memberId: string) =>
    first<{ id: string }>(
      kind === 'vip'
        ? 'select id from vip_case where member_id = $1 order by submitted_at desc limit 1'
        : 'select id from appointment where member_id = $1 order by booked_at desc limit 1',
      memberId,
    );

  return {
    /** Whoever books, or has a matchmaker, is somebody who is here. */
    complete: async (memberId: string) => {
      if (!(await first('select 1 from counsellor'))) await counsellors.seed();
      await linkCounsellors(db);
      await pool.query(
        `insert into profile (member_id, name, gender, birth_month, submitted_at)
          values ($1, 'Ada', 'female', '1995-01-01', now()) on conflict do nothing`,
        [memberId],
      );
    },
    /** The first free time of anybody, held until it is paid. */
    bookSession: async (memberId: string) => {
      if (await subjectOf('session', memberId)) return;
      const from = new Date(now() + 3 * DAY_MS).toISOString().slice(0, 10);
      const { rows } = await pool.query('select key from counsellor where staff_id is not null order by key');
      for (const { key } of rows) {
        const { days } = await schedule.times.listSlots(memberId, key, { from });
        const slot = days.flatMap(({ slots }) => slots)[0];
        if (!slot) continue;
        const wanted = { kind: 'session', counsellor: key, startsAt: slot.startsAt } as const;
        await schedule.booking.book(viewerOf(memberId), { id: randomUUID(), ...wanted, ...PERSON });
        return;
      }
      throw new Error('nobody has a free time');
    },
    askForMatchmaker: async (memberId: string) => {
      if (await subjectOf('vip', memberId)) return;
      const file = { interests: [], priorities: [], lookingFor: '' };
      await vip.cases.submit(viewerOf(memberId), file);
    },
    closeCase: async (memberId: string) => {
      const one = (await vip.cases.find(viewerOf(memberId))).case;
      if (one) await vip.cases.close(viewerOf(memberId), one);
    },
    /** What is held at a price; what waits is paid for again. */
    buyService: async ({ memberId, kind }: { memberId: string; kind: 'session' | 'vip' }) => {
      const [open] = (await billing.checkout.list(memberId)).orders;
      if (open && open.status !== 'open') return undefined;
      if (open) return (await billing.checkout.pay(memberId, open._id, { method: 'card' })).reference;
      const { id } = (await subjectOf(kind, memberId))!;
      if (kind === 'vip') await vip.cases.quote(viewerOf(memberId), 'NGN');
      const quote = (await billing.services.findQuote(db, kind, id))!;
      return (await billing.checkout.place(memberId, { quoteId: quote._id, method: 'card' })).reference;
    },

    startTrial: async (memberId: string) => {
      if (await first('select 1 from trial where member_id = $1', memberId)) return;
      await billing.grants.startTrial(memberId);
    },
    pause: async (memberId: string) => {
      if (await first('select 1 from agreement_pause where member_id = $1', memberId)) return;
      await billing.renewal.pausing.pause(memberId, DAYS);
    },
    chooseSmaller: async (memberId: string) => {
      const chosen = `select 1 from downgrade d join agreement a on a.id = d.agreement_id where a.member_id = $1`;
      if (await first(chosen, memberId)) return;
      const { packageId, price } = await billing.downgrades.preview(memberId, 'blossom');
      await billing.downgrades.choose(memberId, { packageId, price });
    },
    addLostDays: (memberId: string) =>
      staffOf('bello').then((finance) =>
        billing.lostDays.add(finance, memberId, { days: DAYS, click: memberId, reason: REASON }),
      ),

    /** The link that somebody else pays by. */
    askSomebody: async (memberId: string) => {
      const [open] = (await billing.checkout.list(memberId)).orders;
      if (open?.status === 'open') await billing.payRequests.make(memberId, open._id);
    },
    payByLink: async (memberId: string) => {
      const [open] = (await billing.checkout.list(memberId)).orders;
      if (open?.status !== 'open') return undefined;
      const { request } = await billing.payRequests.find(memberId, open._id);
      const token = request!.url.split('/').at(-1)!;
      return (await billing.payRequests.pay(token, 'card', HERE)).reference;
    },
  };
};
