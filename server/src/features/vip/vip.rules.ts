// Decisions of the VIP room: what a case may become, its clock, how many may be proposed, and what it costs.
import type { Currency, Money } from '@ijeuwa/contract/fields';
import type { ServiceUsed } from '@ijeuwa/contract/services';
import type { CaseStep } from '@ijeuwa/contract/staff-vip';
import {
  ALARM_AFTER_HOURS,
  OWNER_WITHIN_HOURS,
  PROPOSALS_AT_ONCE,
  PROPOSED_WITHIN_HOURS,
  type ProposalState,
  type VipGround,
  type VipState,
} from '@ijeuwa/contract/vip';
import type { VipEntry } from '@ijeuwa/contract/vip-entry';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** What happens to a case, by whoever does it. */
export type Deed =
  | 'begin'
  | 'claim'
  | 'interview'
  | 'plan'
  | 'propose'
  | 'introduce'
  | 'hear'
  | 'search'
  | 'pause'
  | 'close';

const WORKED_ON = ['assigned', 'interviewed', 'searching', 'proposed', 'introduced', 'feedback'] as const;
const each = <To extends VipState>(from: readonly VipState[], to: To): Partial<Record<VipState, VipState>> =>
  Object.fromEntries(from.map((state) => [state, to]));
const stay = (from: readonly VipState[]): Partial<Record<VipState, VipState>> =>
  Object.fromEntries(from.map((state) => [state, state]));

/** From where each deed is possible, and to where it leads. */
export const MOVES: Record<Deed, Partial<Record<VipState, VipState>>> = {
  // Paid for while a package had begun it already, it goes on where it is.
  begin: { ...stay(['paid', ...WORKED_ON]), submitted: 'paid' },
  claim: { ...stay(WORKED_ON), paid: 'assigned' },
  interview: { assigned: 'interviewed', searching: 'searching', proposed: 'proposed' },
  plan: {
    ...stay(['proposed', 'introduced', 'feedback']),
    ...each(['assigned', 'interviewed', 'searching'], 'searching'),
  },
  propose: each(WORKED_ON, 'proposed'),
  introduce: each(WORKED_ON, 'introduced'),
  hear: each(['introduced', 'feedback', 'proposed', 'searching'], 'feedback'),
  /** Nobody is asked any more. */
  search: { proposed: 'searching' },
  pause: each(['paid', ...WORKED_ON], 'paused'),
  close: each(['submitted', 'paid', ...WORKED_ON, 'paused'], 'closed'),
};

/** Undefined: it is not possible there. */
export const moved = (state: VipState, deed: Deed): VipState | undefined => MOVES[deed][state];

export type ClockOf = { ownerDueAt: Date | null; alarmAt: Date | null; dueAt: Date | null };
const STOPPED: ClockOf = { ownerDueAt: null, alarmAt: null, dueAt: null };

/** So many people a month, and not a search of its own. */
export const isMonthly = (ground: VipGround | null): boolean => ground === 'introductions';

const MONTH_MS = 30 * DAY_MS;
/** Long enough before a month is over to look for somebody. */
const MONTHLY_ALARM_MS = MONTH_MS - 3 * DAY_MS;
const monthFrom = (from: Date) => ({
  ownerDueAt: null,
  alarmAt: after(from, MONTHLY_ALARM_MS),
  dueAt: after(from, MONTH_MS),
});
/** What is promised from the moment on at which a matchmaker is owed. */
export const clockFrom = (ground: VipGround, startedAt: Date): ClockOf & { dueAt: Date } =>
  isMonthly(ground)
    ? monthFrom(startedAt)
    : {
        ownerDueAt: after(startedAt, OWNER_WITHIN_HOURS * HOUR_MS),
        alarmAt: after(startedAt, ALARM_AFTER_HOURS * HOUR_MS),
        dueAt: after(startedAt, PROPOSED_WITHIN_HOURS * HOUR_MS),
      };

/** A later round: each of the two had two weeks to answer, and why they said no is thought about first. */
const ROUND_MS = 7 * DAY_MS;
const ROUND_ALARM_MS = 6 * DAY_MS;
/** Nothing is promised by then: whoever has the case is reminded to look again. */
const LOOK_AGAIN_MS = MONTH_MS;
/** Of the reminders to look again, each month until somebody does, the last that has come; before any has, the first. */
export const lastReminder = (alarmAt: Date, now: Date): Date =>
  after(
    alarmAt,
    Math.max(0, Math.floor((now.getTime() - alarmAt.getTime()) / LOOK_AGAIN_MS)) * LOOK_AGAIN_MS,
  );
export const reminderBefore = (now: Date): Date => after(now, -LOOK_AGAIN_MS);
/** What runs on once nobody is asked any more. */
export const clockOfNextRound = (ground: VipGround, state: string, clock: ClockOf, now: Date): ClockOf => {
  // What was promised by a day that has passed is no promise any more.
  if (isMonthly(ground) || (clock.dueAt && clock.dueAt > now)) return clock;
  if (state === 'searching' || state === 'feedback')
    return { ...clock, alarmAt: after(now, ROUND_ALARM_MS), dueAt: after(now, ROUND_MS) };
  return { ...clock, dueAt: null, alarmAt: after(now, LOOK_AGAIN_MS) };
};

/** An owner is promised anew once the last one has gone; the rest of the clock goes on. */
export const ownerDueAfterHandingOver = (
  { ground, pausedAt }: { ground: VipGround | null; pausedAt: Date | null },
  now: Date,
): Date | null =>
  // What is paused goes on later by as long as it stood still.
  isMonthly(ground) ? null : after(pausedAt ?? now, OWNER_WITHIN_HOURS * HOUR_MS);

type Paused = { pausedAt: Date | null };
/** The moment at which a case stands: what is paused is still where it was. */
export const nowOf = ({ pausedAt }: Paused, now: Date): Date => pausedAt ?? now;

/** A moment of a case, later by as long as it stood still. */
export const movedOn = (moment: Date, { pausedAt }: Paused, now: Date): Date =>
  after(moment, now.getTime() - nowOf({ pausedAt }, now).getTime());

/** The clock stood still in between. */
export const clockAfterPause = (clock: ClockOf, pausedAt: Date, now: Date): ClockOf => {
  const on = (moment: Date | null) => moment && movedOn(moment, { pausedAt }, now);
  return { ownerDueAt: on(clock.ownerDueAt), alarmAt: on(clock.alarmAt), dueAt: on(clock.dueAt) };
};

type Due = ClockOf & { staffId: string | null };
type Step = { what: CaseStep; at: Date };
/** What is promised next, and by when; where nothing is, by when somebody looks again. */
export const nextStepOf = ({ staffId, ownerDueAt, alarmAt, dueAt }: Due): Step | undefined => {
  const people: Step | null = dueAt
    ? { what: 'proposals', at: dueAt }
    : alarmAt && { what: 'again', at: alarmAt };
  const owner: Step | null = staffId ? null : ownerDueAt && { what: 'owner', at: ownerDueAt };
  return [owner, people]
    .filter((step) => step !== null)
    .sort((one, other) => one.at.getTime() - other.at.getTime())[0];
};

export const nextDueOf = (due: Due): Date | null => nextStepOf(due)?.at ?? null;

/** What a payment for it names. */
export const soldAsOf = ({ id, soldAs }: { id: string; soldAs: string | null }): string => soldAs ?? id;

type Served = Paused & { ground: VipGround | null; servedUntil: Date | null };
/** Until when somebody works on it: the months that were paid for stand still with the case, those of a package run on. */
export const servedUntilOf = ({ ground, servedUntil, pausedAt }: Served, now: Date): Date | null =>
  servedUntil && ground === 'payment' ? movedOn(servedUntil, { pausedAt }, now) : servedUntil;
export const isOver = (one: Served, now: Date): boolean => {
  const until = servedUntilOf(one, now);
  return until !== null && until <= now;
};
/** Its paid months are over: nobody new is proposed, and whoever was is still answered. */
export const isServed = (one: Served, now: Date): boolean => one.ground === 'payment' && isOver(one, now);

/** Paid for, and nobody was proposed since: its price goes back when it ends. */
export const isUnused = ({
  ground,
  proposedAt,
}: {
  ground: VipGround | null;
  proposedAt: Date | null;
}): boolean => ground === 'payment' && proposedAt === null;

/**
 * So long what was paid for and is unused stands still by a suspension; then it is over. Long enough for whoever was suspended to
 * answer and be heard, which takes weeks, and no longer than anybody should wait for money that is owed to them.
 */
export const SUSPENDED_DAYS = 90;
/** Suspended for so long, the client is not waited for where nothing is used. What is used stands still with all its months. */
export const isOverBySuspension = (
  one: Parameters<typeof isUnused>[0],
  suspendedAt: Date,
  now: Date,
): boolean => isUnused(one) && after(suspendedAt, SUSPENDED_DAYS * DAY_MS) <= now;

/** Three were proposed, or everybody who fits: it was said how few they are. */
export const isKept = (proposed: number, stillFit: number): boolean =>
  proposed >= PROPOSALS_AT_ONCE || stillFit === 0;

/** What runs on once somebody was proposed. */
export const clockAfterProposing = (
  ground: VipGround,
  clock: ClockOf,
  { proposed, stillFit, waiting, now }: { proposed: number; stillFit: number; waiting: number; now: Date },
): ClockOf => {
  if (isMonthly(ground)) return monthFrom(now);
  const { ownerDueAt, alarmAt, dueAt } = clock;
  if (!isKept(proposed, stillFit)) return { ownerDueAt, alarmAt, dueAt };
  return waiting > 0 ? STOPPED : { ...STOPPED, alarmAt: after(now, LOOK_AGAIN_MS) };
};

/** How many may be proposed now: three at once wait for an answer; with introductions by the month, as many as it has. */
export const mayPropose = (
  ground: VipGround | null,
  { waiting, thisMonth, aMonth }: { waiting: number; thisMonth: number; aMonth: number },
): number => {
  if (ground === null) return 0;
  const room = Math.max(0, PROPOSALS_AT_ONCE - waiting);
  return isMonthly(ground) ? Math.min(room, Math.max(0, aMonth - thisMonth)) : room;
};
export const monthBefore = (now: Date): Date => after(now, -MONTH_MS);

const ENDS_LATER: Record<string, ProposalState> = { refused: 'over', lapsed: 'over', gone: 'over' };
/** To the client a no of the other, silence and a block look the same. */
export const told = (kept: string): ProposalState => ENDS_LATER[kept] ?? (kept as ProposalState);

/** Decisions 6: naira divided by the rate, without decimals; what nobody takes is shown, and charged in naira. */
export const pricesOf = (
  { price, nairaPerDollar, nairaPerPound }: Pick<VipEntry, 'price' | 'nairaPerDollar' | 'nairaPerPound'>,
  isPayable: (currency: Currency) => boolean,
): { shown: Money; chargedIn: Currency }[] => {
  const naira = { amountMinor: price * 100, currency: 'NGN' } as const;
  const abroad = [
    { amountMinor: Math.round(price / nairaPerDollar) * 100, currency: 'USD' },
    { amountMinor: Math.round(price / nairaPerPound) * 100, currency: 'GBP' },
  ] as const;
  return [
    { shown: naira, chargedIn: 'NGN' },
    ...abroad.map((shown) => ({
      shown,
      chargedIn: isPayable(shown.currency) ? shown.currency : ('NGN' as const),
    })),
  ];
};

const QUIET_MS = HOUR_MS;
/** Where what was written last began: it is one go until another person writes, or a while passes. */
export const startOfGo = <Message extends { staffId: string | null; writtenAt: Date }>(
  written: readonly Message[],
): Message | undefined =>
  written.findLast((one, at) => {
    const before = written[at - 1];
    return !before || before.staffId !== one.staffId || after(before.writtenAt, QUIET_MS) <= one.writtenAt;
  });

/** The client has answered this very matchmaker: what a colleague wrote who had the case before is another talk. */
export const haveSpoken = (written: readonly { staffId: string | null }[], staffId: string): boolean => {
  const asked = written.findIndex((one) => one.staffId === staffId);
  return asked >= 0 && written.slice(asked).some((one) => one.staffId === null);
};

/** The first name alone is told to a client. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The best first, and before them all whom the client does not meet without a matchmaker. */
export const freshFirst = (fitting: readonly string[], known: ReadonlyMap<string, unknown>): string[] => [
  ...fitting.filter((id) => !known.has(id)),
  ...fitting.filter((id) => known.has(id)),
];

/** What whoever lets money go is told of a case; one that is not kept any more had proposed nobody. */
export const usedCase = (one: { proposedAt: Date | null } | undefined): ServiceUsed => {
  const isProposed = Boolean(one?.proposedAt);
  return {
    what: isProposed ? 'Somebody was proposed already.' : 'Nobody was proposed yet.',
    part: { used: isProposed ? 1 : 0, of: 1 },
    rule: 'All of it goes back as long as nobody was proposed; later nothing does.',
    gives: isProposed ? 'nothing' : 'all',
  };
};
