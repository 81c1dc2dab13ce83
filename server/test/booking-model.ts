// Plays random lives of appointments by the rules alone, and says what of it must never be: two in one time, paid and lost, booked and suspended, a wrong sequence.
import * as rules from '../src/features/schedule/booking/booking.rules.ts';
import {
  endOf,
  offeredOn,
  overlaps,
  type Plan,
  withBuffer,
} from '../src/features/schedule/times/free-times.rules.ts';
import { addDays } from '../src/features/schedule/times/wall-clock.rules.ts';
import { chances } from './chances.ts';

export type Rules = typeof rules;
type Life = rules.Booked & {
  id: number;
  counsellor: string;
  member: string;
  partner?: string;
  /** What happened to its money, and how many entries its calendar was sent. */
  paid: boolean;
  backs: number;
  lateCancel: boolean;
  /** Sessions given for one that was too short, or of which nobody said how it went. */
  again: number;
  /** Whoever booked it has left. */
  left: boolean;
  sent: number[];
};
type Claim = { person: string; from: Date; to: Date; of: number; heldUntil: Date | null };

const PLAN: Plan = {
  zone: 'Africa/Lagos',
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 840 })),
  exceptions: [],
  holidays: new Set(['2027-03-10']),
};
const COUNSELLORS = ['bisi', 'tunde'];
const MEMBERS = ['ada', 'obi', 'eve'];
const HOWS = ['held', 'member_absent', 'counsellor_absent', 'cut_short'] as const;
const OPEN: readonly rules.Booked['state'][] = ['held', 'confirmed', 'choosing'];
const PARTNER: Record<string, string> = { ada: 'obi', obi: 'ada' };
const [MINUTE, HOUR] = [60_000, 3_600_000];

const BEGINS = new Date('2027-03-07T12:00:00Z');
const DAY = 24 * HOUR;
// What the days offer is asked of the runtime's zones once.
const days: Record<rules.Booked['kind'], Date[]>[] = [];
const offeredDaysOn = (since: number) => {
  for (let at = days.length; at <= since; at += 1) {
    const day = addDays('2027-03-07', at);
    days.push({
      session: offeredOn(day, PLAN, 'session'),
      consultation: offeredOn(day, PLAN, 'consultation'),
    });
  }
  return days[since]!;
};

export const playLife = (seed: number, steps: number, by: Rules = rules): string[] => {
  const chance = chances(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  let now = BEGINS;
  const lives: Life[] = [];
  let claims: Claim[] = [];
  const suspended = new Set<string>();
  const wrong: string[] = [];

  const claimsOf = (one: Life, startsAt: Date, heldUntil: Date | null): Claim[] => {
    const to = endOf(one.kind, startsAt);
    const people = [one.member, ...(one.partner ? [one.partner] : [])];
    return [
      { person: one.counsellor, from: startsAt, to: withBuffer(to), of: one.id, heldUntil },
      ...people.map((person) => ({ person, from: startsAt, to, of: one.id, heldUntil })),
    ];
  };
  /** As the room does it behind the counsellor's row. */
  const take = (one: Life, startsAt: Date, heldUntil: Date | null): boolean => {
    const wanted = claimsOf(one, startsAt, heldUntil);
    const inTheWay = (claim: Claim) =>
      claim.of !== one.id && wanted.some((mine) => mine.person === claim.person && overlaps(mine, claim));
    const stands = (claim: Claim) => claim.heldUntil === null || claim.heldUntil > now;
    if (claims.some((claim) => inTheWay(claim) && stands(claim))) return false;
    claims = [...claims.filter((claim) => claim.of !== one.id && !inTheWay(claim)), ...wanted];
    return true;
  };
  const follow = (one: Life, step: rules.Step) => {
    if (step.time === 'let go') claims = claims.filter((claim) => claim.of !== one.id);
    if (step.back) one.backs += 1;
    if (step.again !== undefined) one.again = step.again ? one.again + 1 : 0;
    const before = one.sequence;
    Object.assign(one, step.to);
    if (one.sequence !== before) one.sent.push(one.sequence);
  };
  const ask = (one: Life, step: rules.Step | rules.Refused) => {
    if (!('refused' in step)) follow(one, step);
  };
  const someTime = (kind: rules.Booked['kind']): Date | undefined => {
    const since = Math.floor((now.getTime() - BEGINS.getTime()) / DAY);
    return pick(offeredDaysOn(since + Math.floor(chance() * 5))[kind]);
  };

  const comesAlong = (partner?: string) => (partner && !suspended.has(partner) ? partner : undefined);
  const book = () => {
    const member = pick(MEMBERS);
    if (suspended.has(member)) return;
    const kind = chance() < 0.7 ? ('session' as const) : ('consultation' as const);
    const byTransfer = chance() < 0.3;
    const paidBy = chance() < 0.25 ? ('credit' as const) : ('money' as const);
    const startsAt = someTime(kind);
    if (!startsAt || by.whyNotThen(startsAt, now, byTransfer)) return;
    const before = lives.filter((one) => one.member === member && one.state === 'held');
    const kept = claims;
    claims = claims.filter((claim) => !before.some(({ id }) => id === claim.of));
    const heldUntil = paidBy === 'money' ? by.holdUntil(now, byTransfer) : null;
    const one: Life = {
      id: lives.length,
      counsellor: pick(COUNSELLORS),
      member,
      partner: chance() < 0.4 ? comesAlong(PARTNER[member]) : undefined,
      kind,
      state: heldUntil ? 'held' : 'confirmed',
      startsAt,
      endsAt: endOf(kind, startsAt),
      heldUntil,
      paidBy,
      moves: 0,
      sequence: 0,
      paid: paidBy === 'credit',
      backs: 0,
      lateCancel: false,
      again: 0,
      left: false,
      sent: [0],
    };
    if (!take(one, startsAt, heldUntil)) {
      claims = kept;
      return;
    }
    for (const hold of before) hold.state = 'lapsed';
    lives.push(one);
  };
  const pay = (one: Life) => {
    // The order of whoever left is closed: what comes for it goes back by itself.
    if (one.paid || one.left) return;
    one.paid = true;
    const waits = one.state === 'held' || one.state === 'lapsed';
    if (waits && suspended.has(one.member)) return follow(one, by.paidSuspended(one));
    follow(one, by.paid(one, now, waits && one.startsAt > now && take(one, one.startsAt, null)));
  };
  const mayChange = (one: Life) => !one.left && !suspended.has(one.member);
  const move = (one: Life) => {
    if (!mayChange(one)) return;
    const startsAt = someTime(one.kind);
    if (!startsAt) return;
    const step = by.moved(one, now, startsAt);
    if ('refused' in step || !take(one, startsAt, null)) return;
    const moved = one.state === 'confirmed';
    const before = one.sequence;
    follow(one, step);
    if (one.sequence !== before + 1) wrong.push(`a move made sequence ${before} ${one.sequence}`);
    if (moved && one.moves > 2) wrong.push('moved more than twice');
  };
  const end = (one: Life) => {
    const step = by.cancelled(one, now);
    if ('refused' in step) return;
    one.lateCancel ||= one.state === 'confirmed' && now.getTime() > one.startsAt.getTime() - 24 * HOUR;
    follow(one, step);
  };
  const stayAway = (one: Life) => {
    claims = claims.filter(({ of, person }) => of !== one.id || person !== one.partner);
    one.partner = undefined;
  };
  /** As the job of every minute does it. */
  const part = () => {
    for (const one of lives)
      if (one.partner && suspended.has(one.partner) && one.startsAt > now && OPEN.includes(one.state))
        stayAway(one);
  };
  const suspendOrLift = () => {
    const member = pick(MEMBERS);
    if (suspended.delete(member)) return;
    suspended.add(member);
    for (const one of lives.filter((its) => its.member === member && !its.left))
      follow(one, by.endedBySuspension(one, now));
  };
  /** Somebody else comes under their name. */
  const leave = () => {
    const member = pick(MEMBERS);
    for (const one of lives.filter((its) => its.member === member && !its.left)) {
      if (one.state !== 'confirmed' || one.startsAt > now) end(one);
      one.left = true;
    }
    for (const one of lives) if (one.partner === member && one.startsAt > now) stayAway(one);
    suspended.delete(member);
  };
  const pass = () => {
    now = new Date(now.getTime() + pick([5 * MINUTE, 16 * MINUTE, 3 * HOUR, 11 * HOUR, 25 * HOUR]));
  };
  const clear = () => {
    for (const one of lives) follow(one, by.ranOut(one, now));
  };

  const look = () => {
    for (const [at, claim] of claims.entries())
      for (const other of claims.slice(at + 1))
        if (claim.person === other.person && overlaps(claim, other))
          wrong.push(`${claim.person} is in two places`);
    for (const one of lives) {
      const mine = claims.filter((claim) => claim.of === one.id);
      if (one.state === 'confirmed' && mine.length < (one.partner ? 3 : 2))
        wrong.push('confirmed without its time');
      if (['lapsed', 'cancelled', 'choosing'].includes(one.state) && mine.length > 0)
        wrong.push(`${one.state} keeps its time`);
      if (one.backs > 1 || (one.backs > 0 && !one.paid)) wrong.push('more goes back than came');
      if (one.paid && (one.state === 'held' || one.state === 'lapsed')) wrong.push('paid, and lost');
      if (one.again > 1 || (one.again > 0 && (one.backs > 0 || one.state !== 'done')))
        wrong.push('given again, and back');
      if (one.left && (mine.some(({ from }) => from > now) || one.state === 'choosing'))
        wrong.push('left, and booked');
    }
    if (claims.some(({ person, from }) => suspended.has(person) && from > now))
      wrong.push('suspended, and booked');
    for (const member of MEMBERS)
      if (lives.filter((one) => one.member === member && one.state === 'held').length > 1)
        wrong.push('two holds');
  };

  const correct = (one: Life) =>
    ask(one, by.corrected(one, now, pick(HOWS), { byAdmin: chance() < 0.5, isRepeated: one.again > 0 }));

  for (let step = 0; step < steps && wrong.length === 0; step += 1) {
    const one = lives.length > 0 ? pick(lives) : undefined;
    const roll = chance();
    if (!one || roll < 0.32) book();
    else if (roll < 0.52) pay(one);
    else if (roll < 0.63) move(one);
    else if (roll < 0.7) mayChange(one) && end(one);
    else if (roll < 0.73) ask(one, by.cancelledByCounsellor(one));
    else if (roll < 0.78) one.state === 'confirmed' && ask(one, by.attended(one, now, pick(HOWS)));
    else if (roll < 0.82) correct(one);
    else if (roll < 0.83) follow(one, by.leftUnsaid(one, now));
    else if (roll < 0.86) suspendOrLift();
    else if (roll < 0.87) leave();
    else if (roll < 0.9) clear();
    else pass();
    part();
    look();
  }
  // In the end nothing waits: each that was paid was kept, or went back, or was given up too late.
  now = new Date(now.getTime() + 90 * 24 * HOUR);
  clear();
  look();
  for (const one of lives) {
    const kept = ['confirmed', 'done', 'no_show_member'].includes(one.state);
    if (one.paid && one.backs === 0 && !kept && !one.lateCancel)
      wrong.push(`paid, ${one.state}, and nothing went back`);
    if (one.paid && one.backs > 0 && kept) wrong.push(`it went back, and was ${one.state}`);
    if (one.state === 'held' || one.state === 'choosing') wrong.push(`${one.state} for good`);
    if (one.sent.some((sequence, at) => sequence !== at)) wrong.push(`sequences ${one.sent.join(' ')}`);
  }
  return [...new Set(wrong)];
};
