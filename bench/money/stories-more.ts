// More of what is done while a process is killed: what other rooms sell, what is changed of a package that runs, what somebody
// else pays, and what PayPal's payers ask back.
import type { Server } from './ask.ts';
import type { STORIES } from './fail-points.ts';
import { codeOf } from './kept.ts';
import {
  blossom,
  bought,
  DAY_MS,
  forever,
  gone,
  makeFirstStories,
  once,
  type Story,
  type World,
} from './stories.ts';

const HOUR_MS = 3_600_000;
const renewing = { ...blossom, renews: true };

export const makeStories = (world: World): Record<(typeof STORIES)[number], Story> => {
  const { after, provider, pass } = world;
  const { stories, buy, transferOf, payOnPaypal } = makeFirstStories(world);

  const pay = async (server: Server, memberId: string, reference: string | undefined) => {
    if (!reference) return;
    provider.pay(reference, codeOf(memberId));
    await server.hear(reference);
  };
  const payForCase = async (server: Server, memberId: string) =>
    pay(server, memberId, await server.buyService({ memberId, kind: 'vip' }));
  const openPaypalDispute = async (server: Server, memberId: string) =>
    server.hearPaypalDispute(provider.paypal.dispute(await server.firstReferenceOf(memberId)));
  const paypalDisputed = async (memberId: string) => {
    await payOnPaypal(after, memberId);
    await openPaypalDispute(after, memberId);
  };
  const tellPaypalDecision = async (memberId: string) => {
    const id = provider.paypal.decided(await after.firstReferenceOf(memberId));
    if (id) await after.hearPaypalDispute(id);
  };

  return {
    ...stories,

    session: {
      before: (id) => after.complete(id),
      deed: async (server, memberId) => {
        await server.bookSession(memberId);
        await pay(server, memberId, await server.buyService({ memberId, kind: 'session' }));
      },
      due: { ...once, grants: 0, package: null },
    },
    matchmaker: {
      before: (id) => after.complete(id),
      deed: async (server, id) => {
        await server.askForMatchmaker(id);
        await payForCase(server, id);
      },
      due: { ...once, grants: 0, package: null },
    },
    caseClosed: {
      before: async (id) => {
        await after.complete(id);
        await after.askForMatchmaker(id);
        await after.buyService({ memberId: id, kind: 'vip' });
      },
      // Paid on the page that was open while the case was closed.
      deed: async (server, id) => {
        await server.closeCase(id);
        await pay(server, id, await server.firstReferenceOf(id));
      },
      due: { ...once, grants: 0, package: null },
    },

    trial: {
      deed: (server, id) => server.startTrial(id),
      due: { ...once, paid: 0, payments: 0, grants: 0, invoices: 0 },
    },
    pause: {
      before: (id) => buy(after, id, renewing),
      deed: (server, id) => server.pause(id),
      due: { ...once, package: null },
    },
    smaller: {
      before: (id) => buy(after, id, { ...forever, upgrade: false, renews: true }),
      deed: (server, id) => server.chooseSmaller(id),
      due: { ...once, package: 'forever' },
    },
    lostDays: {
      before: (id) => buy(after, id, blossom),
      deed: (server, id) => server.addLostDays(id),
      due: bought,
    },

    byLink: {
      deed: async (server, memberId) => {
        await server.buy({ memberId, ...blossom });
        await server.askSomebody(memberId);
        await pay(server, memberId, await server.payByLink(memberId));
      },
      due: bought,
    },
    short: {
      deed: async (server, id) => {
        await transferOf(server, id, -SHORT_MINOR);
        await buy(server, id, blossom);
      },
      due: { ...bought, payments: 2 },
    },
    restNeverCame: {
      before: async (id) => {
        await transferOf(after, id, -SHORT_MINOR);
        await pass(3 * DAY_MS + HOUR_MS);
      },
      deed: (server) => server.minute(undefined),
      due: { ...once, paid: 0, grants: 0, invoices: 0, package: null },
      byItself: true,
    },
    payoutDiffers: {
      before: async (id) => {
        await buy(after, id, blossom);
        const reference = await after.paidReferenceOf(id);
        provider.shortened.add(reference);
        provider.paidOut.push(reference);
      },
      deed: (server) => server.readPayouts(undefined),
      due: { ...bought, paidOut: 1 },
    },

    paypalDisputeOpened: {
      before: (id) => payOnPaypal(after, id),
      deed: openPaypalDispute,
      due: { ...bought, disputes: 'opened' },
    },
    paypalDisputeLost: {
      before: paypalDisputed,
      deed: async (server, memberId) => {
        await server.askAccept(memberId);
        await server.answerDispute({ memberId, accept: true });
      },
      told: tellPaypalDecision,
      due: { ...gone, disputes: 'lost' },
    },
    paypalDisputeWon: {
      before: paypalDisputed,
      deed: (server, memberId) => server.answerDispute({ memberId, accept: false }),
      told: tellPaypalDecision,
      due: { ...bought, disputes: 'won' },
    },
  };
};
const SHORT_MINOR = 1_000_000;
