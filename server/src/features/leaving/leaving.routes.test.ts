// Leaving: hidden at once and from everybody, back as it was within seven days, gone after them.
import { findMe, logIn, requestPasswordReset, resetPassword } from '@ijeuwa/contract/accounts';
import { makeQuote, placeOrder } from '@ijeuwa/contract/billing';
import { listConversations } from '@ijeuwa/contract/chat';
import { exchangeToken } from '@ijeuwa/contract/identities';
import { deleteAccount, findLeaving, RETURN_DAYS, returnToAccount } from '@ijeuwa/contract/leaving';
import { listPotentialMatches } from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order } from '#platform/database/tables/billing.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { findStanding } from '#platform/visibility/visibility.ts';
import { matchThem } from '#test/matched.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { saveOrder } from '#test/orders.ts';
import { openScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const provider = {
  readToken: async (email: string) => ({
    issuer: 'https://provider.example',
    subject: email,
    email,
    emailVerified: true,
    name: 'Ada',
  }),
} as Partial<IdentityProvider> as IdentityProvider;
const PASSWORD = 'a good long one';
const body = { proof: { password: PASSWORD } };
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider }, { sockets: true });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.close());

let ada: Member;
let obi: Member;
let people = 0;
beforeEach(async () => {
  people += 1;
  ada = await enterMember(world, `Ada${people}`);
  obi = await enterMember(world, `Obi${people}`, man());
  await world.db.update(member).set({ passwordHash }).where(eq(member.id, ada.id));
});

const emailOf = async (id: string) =>
  (await world.db.select().from(member).where(eq(member.id, id)))[0]!.email;
const signInAgain = async (who: Member) => {
  const client = world.stranger();
  const reply = await client.call(logIn, { body: { email: await emailOf(who.id), password: PASSWORD } });
  return { client, reply };
};
const leave = async () => {
  const reply = await ada.call(deleteAccount, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.refusal));
  return reply.body;
};
const erase = () => world.features.leaving.erasures.eraseDue();

describe('whoever asks to be deleted', () => {
  test('shows that it is them; else nothing happens', async () => {
    const reply = await ada.call(deleteAccount, { body: { proof: { password: 'not this one' } } });
    expect([reply.status, reply.refusal.fields]).toEqual([401, { proof: 'This is not your password.' }]);
    expect((await ada.call(findMe, {})).body.user.leavingUntil).toBeNull();
  });

  test('is hidden at once, in the deck, in conversations and to whoever has a screen open', async () => {
    await matchThem(world, ada, obi);
    const third = await enterMember(world, `Ike${people}`, man());
    const deckOf = async () => JSON.stringify((await third.call(listPotentialMatches, { query: {} })).body);
    expect(await deckOf()).toContain(ada.id);
    expect(JSON.stringify((await obi.call(listConversations, {})).body)).toContain(ada.id);
    world.live.length = 0;
    const { until } = await leave();
    expect(Date.parse(until)).toBe(world.clock.now().getTime() + RETURN_DAYS * DAY_MS);
    expect(await findStanding(world.db, ada.id)).toBe('leaving');
    expect(await deckOf()).not.toContain(ada.id);
    expect(JSON.stringify((await obi.call(listConversations, {})).body)).not.toContain(ada.id);
    expect(world.live).toContainEqual({
      memberId: obi.id,
      event: 'changed',
      payload: { what: 'matches' },
    });
  });

  test('is signed out on every device, and told by mail how to come back', async () => {
    const { client } = await signInAgain(ada);
    const email = await emailOf(ada.id);
    await leave();
    expect(ada.jar.cookie).toBe('');
    expect((await client.call(findMe, {})).status).toBe(401);
    await world.deliver();
    const mail = world.mails.findLast(({ to }) => to === email)!;
    expect(mail.subject).toBe('Your Ijeuwa account is being deleted');
    expect(mail.text).toMatch(/for 7 days, you can change your mind: sign in and tap “Return”/);
    expect(mail.text).toContain('/auth');
  });

  test('reads before what goes with the account', async () => {
    await matchThem(world, ada, obi);
    const { lost } = (await ada.call(findLeaving, {})).body;
    expect(lost).toEqual({
      packages: [{ name: 'test-home', endsAt: expect.any(String) }],
      conversations: 1,
      photos: 5,
      transferOpen: false,
      sessions: [],
      appointments: [],
      renews: false,
      vip: null,
      credit: [],
      seats: [],
      reports: 0,
      couple: null,
    });
  });

  test('reads before that the money of a transfer that has not arrived will be sent back, while one can come', async () => {
    const isOpen = async () => (await world.features.leaving.erasures.findLost(ada.id)).transferOpen;
    const quoted = await ada.call(makeQuote, { body: { packageId: 'blossom', currency: 'NGN' } });
    const order = await ada.call(placeOrder, { body: { quoteId: quoted.body._id, method: 'bank_transfer' } });
    const put = (change: string) =>
      world.platform.pool.query(`update purchase_order set ${change} where id = $1`, [order.body._id]);
    expect(await isOpen()).toBe(true);
    await put("status = 'expired'");
    expect(await isOpen()).toBe(false);
    await world.platform.pool.query('update payment_attempt set announced_at = $2 where order_id = $1', [
      order.body._id,
      world.clock.now(),
    ]);
    expect(await isOpen()).toBe(true);
    await put("status = 'cancelled'");
    expect(await isOpen()).toBe(true);
    world.pass(31 * DAY_MS);
    expect(await isOpen()).toBe(false);
  });
});

describe('whoever signs in within the seven days', () => {
  test('is told that they may return, and nothing else opens: no call, no screen', async () => {
    await leave();
    const { client, reply } = await signInAgain(ada);
    expect(reply.body.user.leavingUntil).toEqual(expect.any(String));
    for (const [method, path] of [
      ['GET', '/api/profile'],
      ['GET', '/api/dashboard'],
      ['GET', findLeaving.path],
      ['POST', deleteAccount.path],
    ] as const) {
      const refused = await client.send(method, path, method === 'POST' ? body : undefined);
      expect([path, refused.status, refused.refusal.code]).toEqual([path, 403, 'leaving']);
    }
    await expect(openScreen(world, client)).rejects.toThrow(/come back first/);
  });

  test('gets there by Google and by a new password too', async () => {
    await ada.call(findMe, {});
    const email = await emailOf(ada.id);
    await leave();
    const google = world.stranger();
    const entered = await google.call(exchangeToken, { body: { idToken: email } });
    expect(entered.body.user.leavingUntil).toEqual(expect.any(String));
    const forgot = world.stranger();
    await forgot.call(requestPasswordReset, { body: { email } });
    await world.deliver();
    const link = world.mails.findLast(({ to, text }) => to === email && text.includes('?token='));
    const token = /\?token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '';
    expect(
      (await forgot.call(resetPassword, { body: { token, password: 'another good long one' } })).status,
    ).toBe(200);
    const again = await forgot.call(logIn, { body: { email, password: 'another good long one' } });
    expect(again.body.user.leavingUntil).toEqual(expect.any(String));
  });

  test('comes back whole: seen again, conversations open, and nothing is erased later', async () => {
    const matchId = await matchThem(world, ada, obi);
    await leave();
    const { client } = await signInAgain(ada);
    expect((await client.call(returnToAccount, {})).status).toBe(200);
    expect((await client.call(findMe, {})).body.user.leavingUntil).toBeNull();
    expect(await findStanding(world.db, ada.id)).toBe('public');
    expect(JSON.stringify((await obi.call(listConversations, {})).body)).toContain(matchId);
    world.pass(RETURN_DAYS * DAY_MS);
    await erase();
    expect(await findStanding(world.db, ada.id)).toBe('public');
    // A second tap finds somebody who is back, and does nothing.
    const again = await signInAgain(ada);
    expect((await again.client.call(returnToAccount, {})).status).toBe(200);
  });

  test('cannot once they are over, though nothing has run yet', async () => {
    await leave();
    world.pass(RETURN_DAYS * DAY_MS);
    const { client } = await signInAgain(ada);
    expect((await client.call(returnToAccount, {})).refusal.code).toBe('expired');
  });

  test('finds the account closed when staff have suspended it meanwhile, and leaves on when that is lifted', async () => {
    await leave();
    const { suspension } = world.features.accounts;
    await world.db.transaction((tx) => suspension.suspend(tx, ada.id));
    expect((await signInAgain(ada)).reply.refusal.code).toBe('suspended');
    await world.db.transaction((tx) => suspension.lift(tx, ada.id));
    expect((await signInAgain(ada)).reply.body.user.leavingUntil).toEqual(expect.any(String));
    await world.db.transaction((tx) => suspension.suspend(tx, ada.id));
    world.pass(RETURN_DAYS * DAY_MS);
    await erase();
    expect(await emailOf(ada.id)).toMatch(/^erased-/);
  });
});

describe('after the seven days', () => {
  test('the account is gone: nobody signs in to it, its address is free, and one mail says so', async () => {
    const email = await emailOf(ada.id);
    await leave();
    world.pass(RETURN_DAYS * DAY_MS - 1);
    await erase();
    expect(await emailOf(ada.id)).toBe(email);
    world.pass(1);
    await erase();
    const client = world.stranger();
    const reply = await client.call(logIn, { body: { email, password: PASSWORD } });
    expect(reply.refusal.code).toBe('wrong_credentials');
    await world.deliver();
    const last = world.mails.filter(({ to }) => to === email).at(-1);
    expect(last?.subject).toBe('Your Ijeuwa account is deleted');
    expect(last?.text.replace(/\s+/g, ' ')).toMatch(/marks of the email .* 24 months, with no name/);
    await world.as(`again${people}`, { email });
    await erase();
  });

  test('whoever paid is erased too, and the order says who bought it', async () => {
    const { sealing } = world.platform;
    const held = await world.platform.pool.query(
      'select package_version_id as id from package_grant where member_id = $1',
      [ada.id],
    );
    const sold = { memberId: ada.id, packageVersionId: held.rows[0].id, now: world.clock.now() };
    await saveOrder(world.db, { ...sold, reference: `paid-${people}`, method: 'card', status: 'paid' });
    const buyerSealed = sealing.seal('{}');
    await saveOrder(world.db, { ...sold, reference: `open-${people}`, buyerSealed });
    const email = await emailOf(ada.id);
    await leave();
    world.pass(RETURN_DAYS * DAY_MS);
    await erase();
    const kept = await world.db
      .select()
      .from(order)
      .where(eq(order.memberId, ada.id))
      .orderBy(order.reference);
    expect(kept.map(({ buyerSealed }) => buyerSealed && JSON.parse(sealing.open(buyerSealed)))).toEqual([
      null,
      { name: `Ada${people}`, email, country: 'Nigeria' },
    ]);
    expect(await emailOf(ada.id)).toMatch(/^erased-/);
  });

  test('a backup that brings the account back is found, and it is erased again', async () => {
    const whole = world.platform.pool;
    await leave();
    world.pass(RETURN_DAYS * DAY_MS);
    await erase();
    // As the rows of an older backup would be.
    const email = `restored-${people}@example.com`;
    await whole.query("update member set status = 'active', email = $2 where id = $1", [ada.id, email]);
    await whole.query("insert into profile (member_id, name) values ($1, 'Ada')", [ada.id]);
    await world.db.delete(erasure).where(eq(erasure.memberId, ada.id));
    await erase();
    expect(await emailOf(ada.id)).toMatch(/^erased-/);
    expect((await whole.query('select from profile where member_id = $1', [ada.id])).rowCount).toBe(0);
  });
});
