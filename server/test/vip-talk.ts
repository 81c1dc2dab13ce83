// What the tests of the VIP room share: a world in which cases are paid by hand, clients, and matchmakers.
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import * as desk from '@ijeuwa/contract/staff-vip';
import * as calls from '@ijeuwa/contract/vip';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from './back-office.ts';
import { makeCouples } from './couples.ts';
import { addGrant } from './grants.ts';
import { enterMember, type Member, man, type NewMember } from './members.ts';
import { savePackageOnce } from './packages.ts';
import type { Client } from './people.ts';
import { makeServicesFake } from './services-fake.ts';
import { makeWorld } from './test-world.ts';

export const FILE = {
  interests: ['Travel', 'Music'],
  priorities: ['Career'],
  lookingFor: 'Somebody who laughs.',
};

export const makeVipTalk = async (env: Record<string, string> = {}) => {
  const services = makeServicesFake();
  const world = await makeWorld(env, {}, { services: services.sold });
  const sign = (name: string, roles: StaffRole[] = ['matchmaker']) => signInStaff(world, name, roles);
  const bisi = await sign('bisi');
  const couples = makeCouples(world);

  const submit = async (who: Client, more: object = {}) =>
    who.call(calls.submitVip, { body: { ...FILE, ...more } as never });
  const view = async (who: Client) => (await who.call(calls.findVip, {})).body;
  const caseOf = async (who: Client) => (await view(who)).case!;
  /** As they see it now. */
  const close = async (who: Client) => {
    const { case: one } = await view(who);
    return who.call(calls.closeVip, {
      body: { ground: one?.ground ?? null, givesBack: one?.givesBack ?? false },
    });
  };
  const read = async (id: string, who = bisi) => (await who.call(desk.readVipCase, { params: { id } })).body;
  const claim = (id: string, who = bisi) => who.call(desk.claimVipCase, { params: { id } });
  const propose = (id: string, people: { id: string; why?: string }[], who = bisi) =>
    who.call(desk.proposePeople, {
      params: { id },
      body: { people: people.map(({ id: member, why }) => ({ member, why })) },
    });
  const answer = (who: Client, id: string, yes: boolean, reason?: string) =>
    who.call(calls.answerIntroduction, { params: { id }, body: { yes, reason } });
  const write = (who: Client, text: string, clientId: string = randomUUID()) =>
    who.call(calls.writeToMatchmaker, { body: { clientId, text } });
  const writeToClient = (id: string, text: string, who = bisi, clientId: string = randomUUID()) =>
    who.call(desk.writeToClient, { params: { id }, body: { clientId, text } });
  const introductionsOf = async (who: Client) =>
    (await who.call(calls.listIntroductions, {})).body.introductions;

  /** A package that lists these. */
  const grant = async (memberId: string, features: string[], days = 30, startsAt = world.clock.now()) => {
    const packageVersionId = await savePackageOnce(
      world.db,
      { packageId: features.join().toLowerCase().replaceAll(/\W+/g, '-') },
      { features },
      world.clock.now(),
    );
    const endsAt = later(startsAt, days * DAY_MS);
    return addGrant(world.db, { memberId, packageVersionId, startsAt, endsAt });
  };

  /** A client whose package has the case. */
  const packageClient = async (feature: string) => {
    const { ada, obi } = await couples.couple({ package: 'none' });
    await grant(ada.id, [feature], 200);
    await submit(ada);
    return { ada, obi, id: (await caseOf(ada))._id };
  };

  /** A client whose case is paid, and so many men who fit her and nobody else. */
  const paidClient = async (men = 1, her: NewMember = {}) => {
    const { ada, obi } = await couples.couple(her);
    const others: Member[] = [obi];
    const only = { ageMin: couples.age(), ageMax: couples.age() + 1 };
    for (let n = 1; n < men; n++)
      others.push(
        await enterMember(world, `Uche${couples.age()}${n}`, man({ age: couples.age(), wish: only })),
      );
    await submit(ada);
    const { _id: id } = await caseOf(ada);
    await ada.call(calls.quoteVip, { body: { currency: 'NGN' } });
    const earned = await services.pay(world, id);
    return { ada, others: others.slice(0, men), id, earned };
  };
  const tick = () => world.features.vip.caseClock.run();

  /** Moves the clock; she signs in again, whose session has ended by then. */
  const pass = async (ms: number) => {
    world.pass(ms);
    bisi.jar.cookie = (await sign('bisi')).jar.cookie;
  };

  return {
    world,
    pass,
    services,
    couples,
    bisi,
    sign,
    submit,
    close,
    view,
    caseOf,
    read,
    claim,
    propose,
    answer,
    introductionsOf,
    write,
    writeToClient,
    grant,
    packageClient,
    paidClient,
    tick,
  };
};
