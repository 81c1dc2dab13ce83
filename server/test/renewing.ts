// A member whose package renews from a card, beside a provider that the test plays itself: what the tests of renewals do with them.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { expect } from 'vitest';
import { type honestPayments, visa } from './honest-payments.ts';
import type { Client } from './people.ts';
import { staySignedIn } from './stay-signed-in.ts';
import type { World } from './test-world.ts';

type Payments = ReturnType<typeof honestPayments>;

export const renewingOf = (world: World, payments: Payments, who: () => Pick<Client, 'call'>) => {
  const goTo = async (moment: string | Date): Promise<void> => {
    world.time.now = new Date(moment);
    await staySignedIn(world);
  };
  const quoted = async (): Promise<string> =>
    (await who().call(billing.makeQuote, { body: { packageId: 'harmony' } })).body._id;
  const place = (quoteId: string, renews?: boolean) =>
    who().call(billing.placeOrder, { body: { quoteId, method: 'card', renews } });
  const found = async (id: string) => (await who().call(billing.findOrder, { params: { id } })).body;
  const buy = async (renews?: boolean) => {
    const made = (await place(await quoted(), renews)).body;
    payments.pay(made.reference, renews ? { card: visa } : {});
    return found(made._id);
  };
  const agreement = async () => (await who().call(calls.findAgreement, {})).body.agreement;
  const renew = () => world.features.billing.renewing.renew();

  /** Bought, and refused on its day: its card is tried again later. */
  const buyAndBeRefused = async () => {
    const made = await buy(true);
    payments.state.nextCharges = ['declined'];
    await goTo((await agreement())!.renewsAt!);
    await renew();
    return made;
  };
  /** Refused once; its next try is being sent when `meanwhile` happens. */
  const whileTriedAgain = async (meanwhile: () => Promise<void>): Promise<void> => {
    await buyAndBeRefused();
    await goTo((await agreement())!.renewsAt!);
    payments.state.beforeCharge = async () => {
      payments.state.beforeCharge = undefined;
      await meanwhile();
    };
    await renew();
  };
  /** Once so many orders are there: what was begun beside has come so far. */
  const ordered = (many: number) =>
    expect
      .poll(async () => (await who().call(billing.listOrders, {})).body.orders.length, { timeout: 10_000 })
      .toBe(many);
  return { goTo, quoted, place, found, buy, agreement, renew, buyAndBeRefused, whileTriedAgain, ordered };
};
