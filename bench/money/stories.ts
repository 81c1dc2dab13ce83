// What is done while a process is killed, what was there before it, and what is due of it at the end, once.
import type { Server } from './ask.ts';
import type { FIRST_STORIES } from './fail-points.ts';
import { codeOf, type Kept } from './kept.ts';
import type { startProvider } from './provider.ts';

export type Story = {
  /** By the process that survives, before the other one is in danger. */
  before?: (memberId: string) => Promise<unknown>;
  deed: (server: Server, memberId: string) => Promise<unknown>;
  due: Kept;
  /** The timetable alone does it: two minutes later all of it is done, and nobody is there who would ask again. */
  byItself?: true;
  /**
   * So long a provider that says it knows nothing of what was sent is not believed, since it may be on its way: what was cut
   * there is as before until then, but for the order that waits, and sent once after it.
   */
  unsureMs?: number;
  /** What a provider tells of what it has done by now, to whichever process is there. */
  told?: (memberId: string) => Promise<unknown>;
};
export type World = {
  after: Server;
  provider: Awaited<ReturnType<typeof startProvider>>;
  pass: (ms: number) => Promise<void>;
};

export const DAY_MS = 86_400_000;
const TOO_MUCH_MINOR = 1_000_000;

type Purchase = Omit<Parameters<Server['buy']>[0], 'memberId'>;
export const blossom: Purchase = { packageId: 'blossom', method: 'card', renews: false };
export const forever: Purchase = { packageId: 'forever', method: 'card', renews: false, upgrade: true };
const transfer: Purchase = { packageId: 'blossom', method: 'bank_transfer' };
const dollars: Purchase = { packageId: 'blossom', method: 'paypal', currency: 'USD' };
const CODE = 'KILLS';

export const once: Kept = {
  ...{ paid: 1, payments: 1, grants: 1, sessions: 0, invoices: 1, notes: 0 },
  ...{ sentBack: 0, charges: 0, creditMinor: 0, byHand: 0, disputes: null },
};
export const bought: Kept = { ...once, package: 'blossom' };
export const gone: Kept = { ...once, paid: 0, notes: 1, package: null };
const twice: Kept = { ...once, paid: 2, payments: 2, grants: 2, invoices: 2 };

export const makeFirstStories = ({ after, provider, pass }: World) => {
  const buy = async (server: Server, memberId: string, what: Purchase) => {
    const asked = await server.buy({ memberId, ...what });
    if (!asked) return;
    provider.pay(asked.reference, codeOf(memberId));
    await server.hear(asked.reference);
  };
  const payOnPaypal = async (server: Server, memberId: string) => {
    const asked = await server.buy({ memberId, ...dollars });
    if (!asked) return;
    provider.paypal.approve(asked.reference);
    await server.look(memberId);
  };
  const transferOf = async (server: Server, memberId: string, moreMinor = 0) => {
    const asked = await server.buy({ memberId, ...transfer });
    if (!asked) return;
    // A line that is known is not kept twice.
    await server.upload({ ...asked, amountMinor: asked.amountMinor + moreMinor });
    await server.confirmLine(asked.reference);
  };
  const refund = async (server: Server, memberId: string) => {
    await server.askRefund(memberId);
    await server.approveRefund(memberId);
  };
  const keepTooMuch = async (memberId: string) => {
    await transferOf(after, memberId, TOO_MUCH_MINOR);
    await after.keepCredit(memberId);
  };
  const openDispute = async (server: Server, memberId: string) => {
    const reference = await server.paidReferenceOf(memberId);
    await server.hearDispute({ reference, id: provider.dispute(reference) });
  };
  const tellRefund = async (memberId: string) => {
    const reference = await after.firstReferenceOf(memberId);
    if (provider.isSentBack(reference)) await after.hearRefund(reference);
  };
  const tellDecision = async (memberId: string) => {
    const reference = await after.firstReferenceOf(memberId);
    const id = provider.decided(reference);
    if (id) await after.hearDispute({ reference, id, event: 'resolve' });
  };
  const disputed = async (memberId: string) => {
    await buy(after, memberId, blossom);
    await openDispute(after, memberId);
  };

  const stories: Record<(typeof FIRST_STORIES)[number], Story> = {
    buy: { deed: (server, id) => buy(server, id, blossom), due: bought },
    code: {
      before: () => after.addCode(CODE),
      deed: (server, id) => buy(server, id, { ...blossom, code: CODE }),
      due: { ...bought, codes: 1 },
    },
    refund: {
      before: (id) => buy(after, id, blossom),
      deed: refund,
      due: { ...gone, sentBack: 1 },
    },
    upgrade: {
      before: (id) => buy(after, id, blossom),
      deed: (server, id) => buy(server, id, forever),
      due: { ...twice, package: 'forever' },
    },
    service: {
      deed: async (server, id) => {
        const asked = await server.buyPlan(id);
        if (!asked) return;
        provider.pay(asked.reference, codeOf(id));
        await server.hear(asked.reference);
      },
      due: { ...once, grants: 0, sessions: 8, package: null },
    },
    statement: { deed: transferOf, due: bought },
    renewal: {
      before: async (id) => {
        await buy(after, id, { ...blossom, renews: true });
        await pass(32 * DAY_MS);
      },
      deed: (server) => server.renew(undefined),
      due: { ...twice, charges: 1, package: 'blossom' },
      byItself: true,
      unsureMs: 12 * 60_000,
    },

    creditKept: {
      before: (id) => transferOf(after, id, TOO_MUCH_MINOR),
      deed: (server, id) => server.keepCredit(id),
      due: { ...bought, creditMinor: TOO_MUCH_MINOR },
    },
    creditSpent: {
      before: keepTooMuch,
      deed: (server, id) => buy(server, id, forever),
      due: { ...twice, payments: 3, package: 'forever' },
    },
    creditGivenBack: {
      before: async (id) => {
        await keepTooMuch(id);
        await after.setPassword(id);
      },
      deed: async (server, id) => {
        await server.leave(id);
        await server.approveRefund(id);
        await server.noteSent(id);
      },
      due: { ...once, byHand: 1 },
    },

    disputeOpened: {
      before: (id) => buy(after, id, blossom),
      deed: openDispute,
      due: { ...bought, disputes: 'opened' },
    },
    disputeLost: {
      before: disputed,
      deed: async (server, memberId) => {
        await server.askAccept(memberId);
        await server.answerDispute({ memberId, accept: true });
      },
      told: tellDecision,
      due: { ...gone, disputes: 'lost' },
    },
    disputeWon: {
      before: disputed,
      deed: (server, memberId) => server.answerDispute({ memberId, accept: false }),
      told: tellDecision,
      due: { ...bought, disputes: 'won' },
    },

    paypal: { deed: payOnPaypal, due: bought },
    paypalRefund: {
      before: (id) => payOnPaypal(after, id),
      deed: refund,
      due: { ...gone, sentBack: 1 },
    },
    cancel: {
      deed: async (server, memberId) => {
        await server.buy({ memberId, ...blossom });
        await server.giveUp(memberId);
      },
      due: { ...once, paid: 0, cancelled: 1, payments: 0, grants: 0, invoices: 0, package: null },
    },
    cancelRenewal: {
      deed: async (server, id) => {
        await buy(server, id, { ...blossom, renews: true });
        await server.cancelRenewal(id);
      },
      due: { ...bought, isForgotten: true },
    },
    account: {
      deed: (server, id) => buy(server, id, { ...blossom, method: 'transfer_account' }),
      due: bought,
    },
    toAccount: {
      before: async (id) => {
        await transferOf(after, id, TOO_MUCH_MINOR);
        await after.setPassword(id);
      },
      deed: async (server, id) => {
        await server.nameAccount(id);
        await server.askOdd(id);
        await server.approveRefund(id);
        await server.checkAccount(id);
        await server.noteSentThere(id);
      },
      due: { ...bought, byHand: 1 },
    },
    retry: {
      before: async (id) => {
        await buy(after, id, blossom);
        provider.troubled.add(await after.paidReferenceOf(id));
        await refund(after, id);
      },
      deed: (server, id) => server.retry(id),
      told: tellRefund,
      due: { ...gone, sentBack: 1 },
    },
    payout: {
      before: async (id) => {
        await buy(after, id, blossom);
        provider.paidOut.push(await after.paidReferenceOf(id));
      },
      deed: (server) => server.readPayouts(undefined),
      due: { ...bought, paidOut: 1 },
    },
  };
  return { stories, buy, transferOf, payOnPaypal };
};
