// A member who pays by lines of a bank's statement, and the bank that takes them back: for tests of what becomes of both.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/statements';
import { expect } from 'vitest';
import { makeBank, sendStatement } from './bank-statements.ts';
import { attemptOf, placedBy } from './orders.ts';
import type { Client, Person } from './people.ts';
import type { World } from './test-world.ts';

/** `bello` and `amara` are of finance; who they all are is asked anew each time. */
export const bankLines = (who: () => { world: World; bello: Client; amara: Client; ada: Person }) => {
  const { csv } = makeBank();
  const send = (rows: Parameters<typeof csv>[0]) => sendStatement(who().world, who().bello, csv(rows));
  const lineWith = async (part: string) =>
    (await who().bello.call(calls.listStatementLines, {})).body.lines.find(({ narration }) =>
      narration.includes(part),
    )!;
  const find = async ({ _id: id }: { _id: string }) =>
    (await who().ada.call(billing.findOrder, { params: { id } })).body;
  return {
    find,
    async place(packageId: string, method: billing.Order['method'] = 'bank_transfer') {
      const { ada } = who();
      return placedBy(ada, { packageId, method });
    },
    /** So much of it by a line of its own; answers by what the line is known. */
    async pay(order: { _id: string }, naira: number, nth = 'ONE') {
      const transferId = await attemptOf(who().world, order._id);
      const name = `${nth} ${(await find(order)).reference}`;
      await send([{ narration: `NIP/${name}`, credit: naira }]);
      const { _id: id } = await lineWith(name);
      const body = { transferId, reason: 'seen on the statement of today' };
      const { status } = await who().bello.call(calls.confirmStatementLine, { params: { id }, body });
      expect(status).toBe(200);
      return name;
    },
    /** The bank takes it back, two people say so; answers the mail about it. */
    async takeBack(name: string, naira: number): Promise<string> {
      const { world, bello, amara, ada } = who();
      await send([{ narration: `***RSVL NIP/${name}`, debit: naira }]);
      const said = { params: { id: (await lineWith(name))._id }, body: { reason: 'it is gone' } };
      for (const one of [amara, bello])
        expect((await one.call(calls.closeStatementLine, said)).status).toBe(200);
      await world.features.billing.trialBalance.check();
      await world.deliver();
      const told = world.mails.filter(
        ({ to, subject }) => to === ada.user.email && /took back/.test(subject),
      );
      expect(told).toHaveLength(1);
      return told[0]!.text.replaceAll(/\s+/g, ' ');
    },
  };
};
