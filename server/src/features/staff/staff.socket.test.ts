// What the open screens of staff are told, over real sockets, with two servers on one database.
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { changePackage, listPackageEntries } from '@ijeuwa/contract/packages';
import { decideReports, reportMember } from '@ijeuwa/contract/safety';
import * as calls from '@ijeuwa/contract/staff';
import * as support from '@ijeuwa/contract/support';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lastCode, STAFF_PASSWORD, signInStaff, staffEmail } from '#test/back-office.ts';
import { enterMember, man } from '#test/members.ts';
import { type Client, someName } from '#test/people.ts';
import { aWhile, openScreen, openStaffScreen, type Screen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let twin: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
  twin = await makeWorld({}, {}, { sockets: true, beside: world });
});
afterAll(async () => {
  await twin.close();
  await world.close();
});

const enter = (roles: StaffRole[]): Promise<Client> => signInStaff(world, `s${randomUUID()}`, roles);
const idOf = async (person: Client): Promise<string> =>
  (await person.call(calls.findStaffMe, {})).body.staff._id;
const reason = 'It is what the test says.';

describe('a screen of the back office', () => {
  test('is let in by a staff session alone', async () => {
    const bisi = await enter(['support']);
    await openStaffScreen(world, bisi);
    await openStaffScreen(world, bisi, { auth: { userId: await idOf(bisi) } });
  });

  test('is, to anybody else, at an address where nothing is', async () => {
    const bisi = await enter(['support']);
    const ada = await world.as('ada');
    const halfway = world.stranger();
    const email = staffEmail(`half${randomUUID()}`);
    await world.features.staff.addStaff({ email, name: 'Half', password: STAFF_PASSWORD, roles: ['admin'] });
    const first = await halfway.call(calls.logInStaff, { body: { email, password: STAFF_PASSWORD } });
    const attempts: (() => Promise<Screen>)[] = [
      () => openStaffScreen(world, undefined),
      () => openStaffScreen(world, ada),
      () => openStaffScreen(world, { jar: { cookie: 'ijeuwa_staff=made-up' } }),
      () =>
        openStaffScreen(world, {
          jar: { cookie: bisi.jar.cookie.replace('ijeuwa_staff', 'ijeuwa_session') },
        }),
      // The first factor alone opens nothing.
      () => openStaffScreen(world, halfway, { auth: { token: first.body.challenge } }),
      () => openStaffScreen(world, bisi, { auth: { userId: ada.id } }),
    ];
    const nowhere = await openScreen(world, bisi, { namespace: '/staff-of-nothing' }).catch((error) => error);
    for (const attempt of attempts) {
      const refused = await attempt().catch((error) => error);
      expect([refused.message, refused.data]).toEqual([nowhere.message, nowhere.data]);
    }
    await expect(openScreen(world, bisi)).rejects.toThrow('Please sign in first.');
  });

  test('is refused on another site', async () => {
    const bisi = await enter(['support']);
    const attempt = (headers: Record<string, string>) => openStaffScreen(world, bisi, { headers });
    await expect(attempt({ origin: 'https://evil.example' })).rejects.toThrow();
    await expect(attempt({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow();
  });

  test('that says what nobody there hears is answered as a call is', async () => {
    const { socket } = await openStaffScreen(world, await enter(['admin']));
    for (const event of ['typing', 'watchPresence', 'workChanged', 'toString'])
      expect(await socket.emitWithAck(event as 'typing', { matchId: randomUUID() })).toEqual({
        code: 'not_found',
        message: 'This event could not be found.',
      });
    socket.emit('typing', { matchId: 'x'.repeat(20_000) });
    await expect.poll(() => socket.connected).toBe(false);
  });

  test('is one of ten at most, is heard twenty times a second, and is cut when it floods', async () => {
    const bisi = await enter(['support']);
    const screens: Screen[] = [];
    const openAnother = async () =>
      screens.push(await openStaffScreen(screens.length % 2 ? world : twin, bisi));
    while (screens.length < 11) await openAnother();
    // A server that is too busy to say what is open at it is left out, and asked again with the next one.
    await screens[0]!.isCut().catch(openAnother);
    await screens[0]!.isCut();
    expect(screens[0]!.told).toEqual([{ event: 'tooManyScreens', payload: undefined }]);
    const [newest] = screens.slice(-1) as [Screen];
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => newest.socket.emitWithAck('typing', { matchId: '' })),
    );
    expect(replies.map((reply) => 'code' in reply && reply.code)).toContain('too_many');
    await newest.floods(() => newest.socket.emit('typing', { matchId: '' }));
  });
});

describe('a screen is cut, whichever server it is on,', () => {
  const pair = async (person: Client) => [
    await openStaffScreen(world, person),
    await openStaffScreen(twin, person),
  ];
  const areCut = async (screens: Screen[]) => {
    for (const screen of screens) await screen.isCut();
  };

  test('when its person logs out; another session of theirs stays', async () => {
    const bisi = await enter(['support']);
    const email = (await bisi.call(calls.findStaffMe, {})).body.staff.email;
    const elsewhere = world.stranger();
    const first = await elsewhere.call(calls.logInStaff, { body: { email, password: STAFF_PASSWORD } });
    const code = await lastCode(world, email);
    await elsewhere.call(calls.confirmStaff, { body: { challenge: first.body.challenge, code } });
    const [screens, kept] = [await pair(bisi), await openStaffScreen(twin, elsewhere)];
    await bisi.call(calls.logOutStaff, {});
    await areCut(screens);
    await aWhile();
    expect(kept.socket.connected).toBe(true);
  });

  test('opens to the cookie alone, as their calls do', async () => {
    const bisi = await enter(['support']);
    const token = bisi.jar.cookie!.split('=')[1]!;
    for (const how of [{ auth: { token } }, { headers: { authorization: `Bearer ${token}` } }])
      await expect(openStaffScreen(world, undefined, how)).rejects.toThrow('Invalid namespace');
  });

  test('when its person is ended, and does not come back', async () => {
    const [admin, bisi] = [await enter(['admin']), await enter(['support'])];
    const screens = await pair(bisi);
    await admin.call(calls.endStaff, { params: { id: await idOf(bisi) }, body: { reason } });
    await areCut(screens);
    await expect(openStaffScreen(world, bisi)).rejects.toThrow('Invalid namespace');
  });

  test('when other roles are given, and comes back to what these hear', async () => {
    const [admin, bisi] = [await enter(['admin']), await enter(['support'])];
    const id = await idOf(bisi);
    const screens = await pair(bisi);
    await admin.call(calls.changeStaffRoles, { params: { id }, body: { roles: ['editor'], reason } });
    await areCut(screens);
    const back = await openStaffScreen(twin, bisi);
    world.platform.live.toRoles(['support'], 'workChanged', { what: 'enquiries' });
    world.platform.live.toRoles(['editor'], 'workChanged', { what: 'faq' });
    expect(await back.hears('workChanged')).toEqual([{ what: 'faq' }]);
  });

  test('when its session has run out, or the roles are others in the database, within a minute', async () => {
    const [bisi, uche] = [await enter(['support']), await enter(['support'])];
    const uches = await idOf(uche);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [hers, his] = [await openStaffScreen(world, bisi), await openStaffScreen(world, uche)];
    await world.platform.pool.query("update staff set roles = '{editor}' where id = $1", [uches]);
    await vi.advanceTimersByTimeAsync(60_000);
    await his.isCut();
    expect(hers.socket.connected).toBe(true);
    world.pass(9 * 3_600_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await hers.isCut();
    vi.useRealTimers();
  });
});

describe('staff who may open a queue are told that it changed, and nobody else,', () => {
  /** On both servers: those who should hear it, and those who should not. */
  const watch = async (roles: StaffRole[], others: StaffRole[]) => {
    const admin = await openStaffScreen(world, await enter(['admin']));
    const theirs = await openStaffScreen(twin, await enter(roles));
    const nobodys = [
      await openStaffScreen(twin, await enter(others)),
      await openScreen(twin, await world.as(`nosy${someName()}`)),
    ];
    return async (what: string, times = 1) => {
      for (const screen of [admin, theirs]) {
        const heard = await screen.hears('workChanged', times);
        expect(heard).toEqual(Array(times).fill({ what }));
      }
      await aWhile();
      for (const { told } of nobodys) expect(told).toEqual([]);
    };
  };

  test('by a report and a decision on it', async () => {
    const hear = await watch(['moderator'], ['finance', 'support', 'editor']);
    const [ada, obi] = [await enterMember(world, 'Ada'), await enterMember(world, 'Obi', man())];
    const params = { id: obi.id };
    await ada.call(reportMember, { params, body: { reason: 'harassment' } });
    const decision = { decision: 'nothing', note: 'Looked at.', seen: 1 } as const;
    await (await enter(['moderator'])).call(decideReports, { params, body: decision });
    await hear('reports', 2);
  });

  test('by an enquiry, by whoever takes it, notes on it, answers it and hands it over, and by its end', async () => {
    const hear = await watch(['support'], ['finance', 'moderator', 'editor']);
    const bisi = await enter(['support']);
    const message = { name: 'Eve', email: 'eve@example.com', subject: 'Hello', message: 'Is anybody there?' };
    await world.stranger().call(support.sendEnquiry, { body: { kind: 'contact', ...message } as never });
    const { enquiries } = (await bisi.call(support.listEnquiries, { query: {} })).body;
    const params = { id: enquiries[0]!._id };
    await bisi.call(support.claimEnquiry, { params });
    const written = () => ({ clientId: randomUUID(), text: 'I am here.' });
    await bisi.call(support.noteEnquiry, { params, body: written() });
    await bisi.call(support.answerEnquiry, { params, body: { ...written(), close: false } });
    await bisi.call(support.handOverEnquiry, { params, body: { reason } });
    await bisi.call(support.closeEnquiry, { params, body: { reason } });
    await bisi.call(support.reopenEnquiry, { params, body: { reason } });
    await hear('enquiries', 7);
  });

  test('by a changed price; what is refused tells nobody', async () => {
    const hear = await watch(['finance'], ['moderator', 'support']);
    const uche = await enter(['editor', 'finance']);
    const [blossom] = (await uche.call(listPackageEntries, {})).body.entries;
    const { data, version } = blossom!.current;
    const body = { data: { ...data!, price: 7 }, seenVersion: version, reason };
    const change = () => uche.call(changePackage, { params: { key: blossom!.key }, body });
    expect([(await change()).status, (await change()).status]).toEqual([200, 409]);
    await hear('packages');
  });
});
