// A member’s own case: opened, counted, priced, paused, closed.
import { ageOn } from '@ijeuwa/contract/age';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { Currency } from '@ijeuwa/contract/fields';
import type { Lost } from '@ijeuwa/contract/leaving';
import type { closeVip, quoteVip, VipSubmission, VipView } from '@ijeuwa/contract/vip';
import type { VipEntry } from '@ijeuwa/contract/vip-entry';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Entries, Entry } from '#platform/catalogue.ts';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { makeCaseActs, noCase, standStill } from './case-acts.ts';
import { makeCaseView, viewClosed } from './case-view.ts';
import { changedMeanwhile, type Included, makeCaseEnding } from './ending.ts';
import * as proposals from './proposals.repository.ts';
import { VIP_KEY } from './vip.kind.ts';
import type { Notices } from './vip.mails.ts';
import type { VipNeeds } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import { isOver, isUnused, pricesOf, soldAsOf } from './vip.rules.ts';

type Needs = VipNeeds & { entries: Entries<VipEntry>; notices: Notices };
const SUBMITS = { points: 30, seconds: 3600 };
const QUOTES = { points: 20, seconds: 3600 };
const QUOTE_HOLDS_MS = 2 * DAY_MS;
const COUNTED_AGAIN_MS = HOUR_MS;

const conflict = (what: string) => new AppError('conflict', what);

export const makeCases = (needs: Needs) => {
  const { db, clock, limits, sealing, services, introducing, entries, notices, demo } = needs;
  const acts = makeCaseActs(needs);
  const view = makeCaseView(needs);

  const findEntry = async (): Promise<Entry<VipEntry>> => {
    const found = (await entries.listCurrent()).find(({ key }) => key === VIP_KEY);
    if (!found) throw notFound('VIP matchmaking');
    return found;
  };

  const includedIn = async (tx: Queryable, memberId: string): Promise<Included | undefined> => {
    const { may } = await needs.findEntitlement(tx, memberId);
    const monthly = may.introductionsAMonth;
    const has = may.ownMatchmaker ?? (monthly && monthly.is > 0 ? monthly : undefined);
    if (!has) return undefined;
    const ground = may.ownMatchmaker ? 'package' : 'introductions';
    return { ground, until: has.until, package: has.because };
  };

  const ending = makeCaseEnding({ ...needs, acts, includedIn });

  /** Where the package has it; one that introductions began goes on as the larger thing. */
  const beginIncluded = async (tx: Queryable, one: vip.CaseRecord): Promise<boolean> => {
    if (one.ground === 'payment') return false;
    const held = await includedIn(tx, one.memberId);
    if (!held || held.ground === one.ground || one.ground === 'package') {
      // What the package has no more is over from now on: the clock ends it, or lets the lesser thing go on.
      const until = held?.ground === one.ground ? held.until : clock.now();
      if (one.ground) await vip.changeCase(tx, one.id, { servedUntil: until });
      return false;
    }
    await acts.begin(tx, one, { ground: held.ground, servedUntil: held.until });
    // Nobody pays for what the package has; what is being paid at this moment goes back.
    if (held.ground === 'package') await services.withdraw(tx, 'vip', soldAsOf(one));
    return true;
  };

  /** Once an hour at most, whichever case it is of: counts that follow an edit would tell about single people. */
  const count = async (tx: Queryable, { id, memberId }: vip.CaseRecord): Promise<void> => {
    const now = clock.now();
    const before = await vip.findCounted(tx, memberId, later(now, -COUNTED_AGAIN_MS));
    if (before) return vip.changeCase(tx, id, before);
    const fits = await introducing.countFits(tx, memberId);
    await vip.changeCase(tx, id, { fits, fitsCountedAt: fits === null ? null : now });
  };

  /** One that was opened before the profile was complete is counted once it is; that nobody fits, whenever its member comes. */
  const findCounted = async (memberId: string, submitted: boolean): Promise<vip.CaseRecord | undefined> => {
    const one = await vip.findOpenCase(db, memberId);
    const isToCount = one?.fits === null || (one?.fits === 0 && one.ground === null);
    if (!one || !isToCount || !submitted) return one;
    await count(db, one);
    return vip.findOpenCase(db, memberId);
  };

  const present = async ({ memberId }: Viewer): Promise<VipView> => {
    const about = await vip.findAbout(db, memberId);
    const [{ data }, held, one] = [
      await findEntry(),
      await includedIn(db, memberId),
      await findCounted(memberId, Boolean(about?.submittedAt)),
    ];
    return {
      terms: {
        prices: pricesOf(data, services.isPayable),
        months: data.months,
        benefits: data.benefits,
        steps: data.steps,
        successRate: demo ? data.successRate : null,
      },
      about: {
        name: about?.name ?? '',
        age: about?.birthMonth ? ageOn(about.birthMonth, clock.now()) : null,
        ageIsKnown: Boolean(about?.birthDateSealed),
        location: about?.location ?? '',
      },
      profileSubmitted: Boolean(about?.submittedAt),
      inCouple: (await needs.findPartner(db, memberId)) !== undefined,
      included: held ? { ...held, until: held.until?.toISOString() ?? null } : null,
      case: one ? await view(db, one) : null,
      closed: one ? null : await viewClosed(db, memberId),
    };
  };

  type Deed = (tx: Queryable, one: vip.CaseRecord) => Promise<readonly string[] | undefined>;
  const onOne =
    (find: typeof vip.findOpenCase) =>
    async (memberId: string, deed: Deed): Promise<void> => {
      const others = await db.transaction(async (tx) => {
        const one = await find(tx, memberId);
        if (!one) throw noCase();
        return deed(tx, one);
      });
      acts.tell({ clientId: memberId, others });
    };
  const onOpen = onOne(vip.lockOpenCase);
  /** Not held yet: the deed locks what was paid before it. */
  const onSeen = onOne(vip.findOpenCase);

  /** A suspension stops it, and lifting lets it go on; of whoever is leaving it stays where it is. */
  const followSuspension = async (tx: Queryable, memberId: string, isLifted: boolean): Promise<void> => {
    const seen = await vip.findOpenCase(tx, memberId);
    if (!seen) return;
    const since = clock.now();
    if (!isLifted) {
      const one = await vip.lockCase(tx, seen.id);
      if (one && (await standStill(tx, one, 'suspension', since)))
        await acts.tellOwner(tx, one, (to) => notices.standsStill(one.id, to, since));
      return;
    }
    if (seen.pausedBy !== 'suspension') return;
    if ((await vip.findStatus(tx, memberId)) === 'leaving')
      return vip.changeCase(tx, seen.id, { pausedBy: 'member' });
    await acts.resume(tx, seen);
    await acts.tellOwner(tx, seen, (to) => notices.goesOn(seen.id, to, since));
  };

  const memberChanged: MemberChanged = async (tx, memberId, what) => {
    if (what === 'suspended' || what === 'lifted') {
      await followSuspension(tx, memberId, what === 'lifted');
      return acts.tell({ clientId: memberId });
    }
    if (what !== 'package' && what !== 'entitlement') return;
    const one = await vip.lockOpenCase(tx, memberId);
    if (one && (await beginIncluded(tx, one))) acts.tell({ clientId: memberId });
  };

  return {
    acts,
    findEntry,
    includedIn,
    ending,
    memberChanged,
    find: present,

    async submit(viewer: Viewer, { about = {}, ...file }: VipSubmission): Promise<VipView> {
      const { memberId } = viewer;
      await limits.take('vip-submit', memberId, SUBMITS);
      const changesProfile = Object.keys(about).length > 0;
      if (changesProfile) await needs.takeEdit(viewer);
      await db.transaction(async (tx) => {
        if (changesProfile) await needs.changeCardFields(tx, memberId, about);
        const fileSealed = sealing.seal(
          JSON.stringify({
            interests: [...new Set(file.interests)],
            priorities: [...new Set(file.priorities)],
            lookingFor: file.lookingFor ?? '',
          }),
        );
        await vip.recordCaseOnce(tx, {
          memberId,
          state: 'submitted',
          fileSealed,
          submittedAt: clock.now(),
        });
        const one = (await vip.lockOpenCase(tx, memberId))!;
        await vip.changeCase(tx, one.id, { fileSealed });
        await count(tx, one);
        if (one.state === 'submitted') await beginIncluded(tx, one);
      });
      acts.tell({ clientId: memberId });
      return present(viewer);
    },

    async quote({ memberId }: Viewer, currency: Currency): Promise<Answer<typeof quoteVip>> {
      await limits.take('vip-quote', memberId, QUOTES);
      const { key, version, data } = await findEntry();
      const versionId = await vip.findVersionId(db, key, version);
      const prices = pricesOf(data, services.isPayable);
      const price = prices.find(
        ({ shown, chargedIn }) => shown.currency === currency && chargedIn === currency,
      );
      if (!price) throw conflict('Nobody takes this currency right now. Please pay in naira.');
      return db.transaction(async (tx) => {
        const one = await vip.lockOpenCase(tx, memberId);
        if (!one) throw noCase();
        if (one.ground === 'payment') throw conflict('Your case is paid.');
        if (one.ground === 'package') throw conflict('Your package has a matchmaker already.');
        if (one.state === 'paused') throw conflict('Please go on with your case first.');
        if (!(await vip.findAbout(tx, memberId))?.submittedAt)
          throw new AppError('profile_incomplete', 'Please complete your profile first.');
        await count(tx, one);
        const quote = await services.offer(tx, {
          memberId,
          kind: 'vip',
          subjectId: soldAsOf(one),
          title: data.title,
          ...price.shown,
          catalogueVersionId: versionId,
          expiresAt: later(clock.now(), QUOTE_HOLDS_MS),
        });
        return { quote, case: await view(tx, (await vip.lockCase(tx, one.id))!) };
      });
    },

    pause: ({ memberId }: Viewer): Promise<void> =>
      onOpen(memberId, async (tx, one) => {
        if (one.state === 'paused') return undefined;
        if (isOver(one, clock.now())) throw conflict('The time of your case is over.');
        if (!(await standStill(tx, one, 'member', clock.now())))
          throw conflict('There is nothing to pause yet.');
        return proposals.listAsked(tx, one.id);
      }),

    resume: ({ memberId }: Viewer): Promise<void> =>
      onSeen(memberId, async (tx, seen) => (seen.pausedAt ? acts.resume(tx, seen) : undefined)),

    /** As they saw it: a second tap does not close what goes on by the package, and nobody loses a price that was to go back. */
    async close(
      { memberId }: Viewer,
      { ground, givesBack }: Received<typeof closeVip>['body'],
    ): Promise<void> {
      const before = await vip.findOpenCase(db, memberId);
      if (before && before.ground !== 'payment')
        await services.expectUnpaid('vip', soldAsOf(before), 'Your VIP case');
      await onSeen(memberId, async (tx, seen) => {
        if (seen.ground !== ground || isUnused(seen) !== givesBack) throw changedMeanwhile();
        const others = await ending.closeIn(
          tx,
          seen,
          'member',
          'Closed by the member before anybody was proposed.',
        );
        if (!others) throw noCase();
        return others;
      });
    },

    /** What becomes of it when its member leaves; null: there is none that has begun. */
    async findEnd(memberId: string): Promise<Lost['vip']> {
      const one = await vip.findOpenCase(db, memberId);
      if (!one?.startedAt) return null;
      if (isUnused(one)) return 'price';
      return one.ground === 'payment' ? 'rests_paid' : 'rests';
    },

    /** Of a member who leaves: one that they could close for their money is closed; any other stands still. */
    async endOf(tx: Queryable, memberId: string): Promise<void> {
      const seen = await vip.findOpenCase(tx, memberId);
      if (seen && isUnused(seen))
        await ending.closeIn(tx, seen, 'left', 'The member left before anybody was proposed.');
      const one = await vip.lockOpenCase(tx, memberId);
      if (one && isUnused(one)) throw changedMeanwhile();
      if (one) await standStill(tx, one, 'member', clock.now());
    },
  };
};
export type Cases = ReturnType<typeof makeCases>;
