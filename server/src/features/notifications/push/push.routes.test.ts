// A browser that asked is told, and nobody else can read it; one that is gone is forgotten.
import { endSession, listSessions, logIn, logOut } from '@ijeuwa/contract/accounts';
import { findPush, subscribePush, unsubscribePush } from '@ijeuwa/contract/push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { PushRefused } from '#platform/ports/push-carrier.ts';
import { SIGN_UP } from '#test/people.ts';
import { makeBrowser, openPushMaker, readVapid } from '#test/push-browser.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { pushKeysOf, webPushCarrier } from '../../../adapters/push/web-push.ts';

const keys = pushKeysOf(Buffer.alloc(32, 7).toString('base64url'));
const MESSAGE = { title: 'Ijeuwa', body: 'Somebody wrote to you.', place: '/messages', tag: 'messages' };
const answers = new Map<string, number>();

let world: World;
let maker: Awaited<ReturnType<typeof openPushMaker>>;
beforeAll(async () => {
  maker = await openPushMaker((path) => answers.get(path) ?? 201);
  const pushCarrier = webPushCarrier({ keys, subject: 'mailto:hello@ijeuwa.example' });
  world = await makeWorld({ PUSH_ORIGINS: maker.origin }, { pushCarrier });
});
afterAll(async () => {
  await world.close();
  await maker.close();
});

const send = (memberId: string, signal = new AbortController().signal) =>
  world.features.notifications.push.send(memberId, MESSAGE, signal);
const at = (name: string) => maker.arrived.filter((one) => one.at === `/${name}`);
const onAnotherDevice = async (name: string) => {
  const device = world.stranger();
  await device.call(logIn, { body: { email: `${name}@example.com`, password: SIGN_UP.password } });
  return device;
};
const stored = async (memberId: string): Promise<number> => {
  const { rowCount } = await world.platform.pool.query('select from push_subscription where member_id = $1', [
    memberId,
  ]);
  return rowCount ?? 0;
};

test('what is pushed is sealed for the browser, signed by our key, and kept by the carrier for a day', async () => {
  const ada = await world.as('ada');
  const browser = makeBrowser(maker.origin, 'ada');
  expect((await ada.call(findPush, {})).body).toEqual({ publicKey: keys.publicKey, here: false });
  expect((await ada.call(subscribePush, { body: browser.subscription })).status).toBe(200);
  expect((await ada.call(findPush, {})).body.here).toBe(true);
  await send(ada.id);
  const [one] = at('ada');
  expect(browser.open(one!.body)).toEqual(MESSAGE);
  expect(one!.body.toString('latin1')).not.toContain('Somebody');
  expect(one!.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(one!.headers.topic).toMatch(/^[\w-]{1,32}$/);
  const { claims, key } = readVapid(one!.headers.authorization!);
  expect(key).toBe(keys.publicKey);
  expect(claims).toMatchObject({ aud: maker.origin, sub: 'mailto:hello@ijeuwa.example' });
});

test('another address of a browser follows whoever asked there, and begins nothing for who is signed in there since', async () => {
  const yetunde = await world.as('yetunde');
  const [old, renewed] = [makeBrowser(maker.origin, 'yetunde-old'), makeBrowser(maker.origin, 'yetunde-new')];
  const renew = (who: typeof yetunde) =>
    who.call(subscribePush, { body: { ...renewed.subscription, renews: true } });
  await yetunde.call(subscribePush, { body: old.subscription });
  expect((await renew(yetunde)).status).toBe(200);
  await send(yetunde.id);
  expect([at('yetunde-old').length, at('yetunde-new').length]).toEqual([0, 1]);
  // Somebody else signs in on the same browser, and has asked for nothing.
  await yetunde.call(logOut, {});
  const zainab = await world.as('zainab');
  expect((await renew(zainab)).status).toBe(200);
  expect((await zainab.call(findPush, {})).body.here).toBe(false);
  await send(zainab.id);
  await send(yetunde.id);
  expect(at('yetunde-new')).toHaveLength(1);
});

test('the address is sealed in the database', async () => {
  const { rows } = await world.platform.pool.query('select * from push_subscription');
  expect(JSON.stringify(rows)).not.toContain(maker.origin);
});

test('a browser that is gone is forgotten, and the others are told all the same', async () => {
  const bisi = await world.as('bisi');
  const again = await onAnotherDevice('bisi');
  await bisi.call(subscribePush, { body: makeBrowser(maker.origin, 'gone').subscription });
  await again.call(subscribePush, { body: makeBrowser(maker.origin, 'here').subscription });
  answers.set('/gone', 410);
  await send(bisi.id);
  expect(at('here')).toHaveLength(1);
  expect(await stored(bisi.id)).toBe(1);
  await send(bisi.id);
  expect(at('gone')).toHaveLength(1);
  expect(at('here')).toHaveLength(2);
});

test.each([404, 410])('a browser of which its carrier says %i is forgotten', async (status) => {
  const name = `gone${status}`;
  const { id, ...one } = await world.as(name);
  await one.call(subscribePush, { body: makeBrowser(maker.origin, name).subscription });
  answers.set(`/${name}`, status);
  await send(id);
  expect(await stored(id)).toBe(0);
});

test.each(['a key that nobody can seal for', 'an address sealed by nobody', 'a message too large for it'])(
  'one of several browsers is damaged, by %s: the others are shown the message, and it is not asked for ever',
  async (damage) => {
    const name = damage.replaceAll(' ', '');
    const whole = await world.as(name);
    const damaged = await onAnotherDevice(name);
    const browser = makeBrowser(maker.origin, `${name}-whole`);
    await whole.call(subscribePush, { body: browser.subscription });
    const { subscription } = makeBrowser(maker.origin, `${name}-damaged`);
    await damaged.call(subscribePush, { body: subscription });
    const { sealing, pool } = world.platform;
    const keys = { ...subscription.keys, p256dh: 'AAAA' };
    if (damage.includes('key'))
      await damageTarget(sealing.seal(JSON.stringify({ endpoint: subscription.endpoint, keys })));
    if (damage.includes('address')) await damageTarget('k.nobody-sealed-this');
    if (damage.includes('large')) answers.set(`/${name}-damaged`, 413);
    await expect(send(whole.id)).rejects.toThrow(PushRefused);
    expect(at(`${name}-whole`).map(({ body }) => browser.open(body))).toEqual([MESSAGE]);
    expect(await stored(whole.id)).toBe(2);

    function damageTarget(sealed: string) {
      const digest = sealing.digest(subscription.endpoint);
      return pool.query('update push_subscription set target_sealed = $1 where endpoint_digest = $2', [
        sealed,
        digest,
      ]);
    }
  },
);

test('a carrier that is down or hangs is an error that is tried again, and takes nothing away', async () => {
  const chi = await world.as('chi');
  await chi.call(subscribePush, { body: makeBrowser(maker.origin, 'ill').subscription });
  answers.set('/ill', 503);
  await expect(send(chi.id)).rejects.toThrow(/answered 503/);
  answers.set('/ill', 0);
  await expect(send(chi.id, AbortSignal.timeout(200))).rejects.toThrow();
  expect(await stored(chi.id)).toBe(1);
});

test('a carrier that finds a fault in what is sent refuses it, one that is busy or down does not', async () => {
  const carrier = webPushCarrier({ keys, subject: 'mailto:hello@ijeuwa.example' });
  const { subscription } = makeBrowser(maker.origin, 'damaged');
  const { signal } = new AbortController();
  for (const [status, isRefusal] of [
    [400, true],
    [403, true],
    [413, true],
    [408, false],
    [429, false],
    [500, false],
  ] as const) {
    answers.set('/damaged', status);
    const failed = await carrier.send(subscription, MESSAGE, 'ada', signal).catch((error: unknown) => error);
    expect([status, failed instanceof PushRefused]).toEqual([status, isRefusal]);
  }
});

test('a browser that is away is waited for, though another of the member is refused', async () => {
  const gbemi = await world.as('gbemi');
  await gbemi.call(subscribePush, { body: makeBrowser(maker.origin, 'refused').subscription });
  const phone = await onAnotherDevice('gbemi');
  await phone.call(subscribePush, { body: makeBrowser(maker.origin, 'away').subscription });
  answers.set('/refused', 400).set('/away', 503);
  await expect(send(gbemi.id)).rejects.toThrow(/answered 503/);
  answers.set('/away', 201);
  await expect(send(gbemi.id)).rejects.toThrow(PushRefused);
});

test('a browser belongs to who signed in there last, and to nobody once that session ends', async () => {
  const [dayo, efe] = [await world.as('dayo'), await world.as('efe')];
  const { subscription } = makeBrowser(maker.origin, 'shared');
  await dayo.call(subscribePush, { body: subscription });
  await efe.call(subscribePush, { body: subscription });
  expect(await stored(dayo.id)).toBe(0);
  await send(dayo.id);
  expect(at('shared')).toHaveLength(0);
  await send(efe.id);
  expect(at('shared')).toHaveLength(1);
  await efe.call(logOut, {});
  expect(await stored(efe.id)).toBe(0);
});

test('a session that another device ends, or that ran out, is told no more', async () => {
  const femi = await world.as('femi');
  const phone = await onAnotherDevice('femi');
  await phone.call(subscribePush, { body: makeBrowser(maker.origin, 'phone').subscription });
  const { sessions } = (await femi.call(listSessions, {})).body;
  await femi.call(endSession, { params: { id: sessions.find((one) => !one.current)!._id } });
  await send(femi.id);
  expect(at('phone')).toHaveLength(0);

  const gozie = await world.as('gozie');
  await gozie.call(subscribePush, { body: makeBrowser(maker.origin, 'late').subscription });
  const has = async () =>
    (await world.features.notifications.push.listReached(world.db, [femi.id, gozie.id])).has(gozie.id);
  expect(await has()).toBe(true);
  world.pass(40 * DAY_MS);
  expect(await has()).toBe(false);
  await send(gozie.id);
  expect(at('late')).toHaveLength(0);
});

test('only the makers of browsers are called, and only with a key that can be sealed for', async () => {
  const hauwa = await world.as('hauwa');
  const { subscription } = makeBrowser(maker.origin, 'x');
  const refused = [
    { ...subscription, endpoint: 'http://169.254.169.254/latest/meta-data' },
    { ...subscription, endpoint: 'https://evil.example/push' },
    { ...subscription, keys: { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
    { ...subscription, keys: { ...subscription.keys, p256dh: 'AAAA' } },
    { ...subscription, endpoint: 'no address' },
  ];
  for (const body of refused) expect((await hauwa.call(subscribePush, { body })).status).toBe(400);
  expect(await stored(hauwa.id)).toBe(0);
});

test('several sessions that name one browser at once end with one of them', async () => {
  const { subscription } = makeBrowser(maker.origin, 'crossing');
  const all = await Promise.all(['kemi', 'lola', 'musa', 'nkem'].map((name) => world.as(name)));
  const replies = await Promise.all(all.map((one) => one.call(subscribePush, { body: subscription })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await Promise.all(all.map(({ id }) => stored(id)))).sort()).toEqual([0, 0, 0, 1]);
});

test('whoever knows the address of a browser and not its keys takes it from nobody', async () => {
  const [ore, paul] = [await world.as('ore'), await world.as('paul')];
  const { subscription } = makeBrowser(maker.origin, 'ore');
  await ore.call(subscribePush, { body: subscription });
  const own = makeBrowser(maker.origin, 'ore').subscription;
  expect((await paul.call(subscribePush, { body: own })).status).toBe(400);
  expect([await stored(ore.id), await stored(paul.id)]).toEqual([1, 0]);
});

test('of very many browsers the latest ten are told', async () => {
  await world.as('quadri');
  for (let n = 0; n < 11; n++) {
    const device = await onAnotherDevice('quadri');
    world.pass(1000);
    await device.call(subscribePush, { body: makeBrowser(maker.origin, `quadri-${n}`).subscription });
  }
  const { id } = await world.as('quadri');
  expect(await stored(id)).toBe(10);
  await send(id);
  expect([at('quadri-0').length, at('quadri-10').length]).toEqual([0, 1]);
});

test('who wants no more says so once, or twice', async () => {
  const ike = await world.as('ike');
  await ike.call(subscribePush, { body: makeBrowser(maker.origin, 'ike').subscription });
  for (let n = 0; n < 2; n++) expect((await ike.call(unsubscribePush, {})).status).toBe(200);
  await send(ike.id);
  expect(at('ike')).toHaveLength(0);
});

test('where no key is configured nothing is offered, and nothing is taken', async () => {
  const bare = await makeWorld();
  const jumoke = await bare.as('jumoke');
  expect((await jumoke.call(findPush, {})).body).toEqual({ publicKey: null, here: false });
  const { status } = await jumoke.call(subscribePush, {
    body: makeBrowser('https://fcm.googleapis.com', 'x').subscription,
  });
  expect(status).toBe(400);
  await bare.close();
});
