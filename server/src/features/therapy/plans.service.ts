// Plans: one is chosen at a price that is held, and its sessions are given once it is paid.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { monthsLater } from '@ijeuwa/contract/lagos-months';
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import type { ServiceUsed } from '@ijeuwa/contract/services';
import { type chooseTherapyPlan, PLAN_USABLE_MONTHS, type TherapyPlan } from '@ijeuwa/contract/therapy';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import type { SellsService, ServicesSold, TakenBackBy } from '#platform/services-sold.ts';
import type { Offers } from './offers.service.ts';
import * as plans from './plans.repository.ts';
import { SOLD_AS } from './sold-as.ts';
import { planBell } from './therapy.mails.ts';
import { planStateOf } from './therapy.rules.ts';

/** What the room that books counts: sessions that were paid for before. */
export type Credits = {
  grant: (
    tx: Queryable,
    given: {
      memberId: string;
      planId: string;
      title: string;
      kind: AppointmentKind;
      sessions: number;
      usableUntil: Date;
    },
  ) => Promise<void>;
  /** All of them: what was booked with one and is still to come ends. */
  revoke: (tx: Queryable, planId: string, why: TakenBackBy) => Promise<void>;
  used: (db: Queryable, planId: string) => Promise<ServiceUsed>;
};
export type PlansNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  offers: Offers;
  services: ServicesSold;
  credits: Credits;
};
type Choice = Received<typeof chooseTherapyPlan>['body'];
const OFFERED_MS = DAY_MS;

export const makePlans = ({ db, clock, notify, offers, services, credits }: PlansNeeds) => {
  const show = async (tx: Queryable, plan: plans.PlanRecord): Promise<TherapyPlan> => {
    const state = planStateOf(plan, clock.now());
    // Whoever has made a transfer is not asked for it again.
    const toPay = state === 'offered' && !(await services.isAnnounced(tx, SOLD_AS, plan.id));
    const quote = toPay ? await services.findQuote(tx, SOLD_AS, plan.id) : undefined;
    return {
      _id: plan.id,
      name: plan.name,
      sessions: plan.sessions,
      total: { amountMinor: plan.amountMinor, currency: plan.currency },
      state,
      chosenAt: plan.chosenAt.toISOString(),
      usableUntil: plan.usableUntil?.toISOString() ?? null,
      quote: quote ?? null,
    };
  };

  const sells: SellsService = {
    async give(tx, { memberId, subjectId, paidAt }) {
      const plan = await plans.lockPlan(tx, subjectId);
      const usableUntil = monthsLater(paidAt, PLAN_USABLE_MONTHS);
      if (!plan) {
        // The fee of a consultation that was asked for while none had a time yet: it books one.
        const one = { planId: subjectId, title: 'Consultation', kind: 'consultation', sessions: 1 } as const;
        await credits.grant(tx, { memberId, usableUntil, ...one });
        return { startsAt: paidAt, endsAt: usableUntil };
      }
      await plans.changePlan(tx, plan.id, { paidAt, usableUntil });
      const { id: planId, name, sessions } = plan;
      const given = { title: `${name} plan`, kind: 'session', sessions, usableUntil } as const;
      await credits.grant(tx, { memberId, planId, ...given });
      await notify(tx, {
        onceKey: `therapy-plan:${planId}`,
        category: 'systemUpdates',
        memberId,
        bell: planBell(planId, sessions),
      });
      return { startsAt: paidAt, endsAt: usableUntil };
    },
    async takeBack(tx, { subjectId }, why) {
      await plans.changePlan(tx, subjectId, { takenBackAt: clock.now() });
      await credits.revoke(tx, subjectId, why);
    },
    used: credits.used,
  };

  return {
    sells,
    async choose(memberId: string, choice: Choice): Promise<Answer<typeof chooseTherapyPlan>> {
      const { name, sessions, ...priced } = await offers.pricePlan(choice.package, choice.currency ?? 'NGN');
      const chosenAt = clock.now();
      const offeredUntil = later(chosenAt, OFFERED_MS);
      return db.transaction(async (tx) => {
        const row = { id: choice.id, memberId, name, sessions, ...priced, chosenAt, offeredUntil };
        await plans.savePlanOnce(tx, row);
        const plan = await plans.findPlan(tx, choice.id);
        // An id that somebody else used says nothing of whose it is.
        if (plan?.memberId !== memberId) throw new AppError('conflict', 'Please choose the plan once more.');
        if (planStateOf(plan, chosenAt) === 'offered')
          await services.offer(tx, {
            memberId,
            kind: SOLD_AS,
            subjectId: plan.id,
            title: `${plan.name} plan of ${plan.sessions} sessions`,
            amountMinor: plan.amountMinor,
            currency: plan.currency,
            catalogueVersionId: plan.versionId,
            expiresAt: plan.offeredUntil,
          });
        return show(tx, plan);
      });
    },

    async listOwn(memberId: string): Promise<TherapyPlan[]> {
      const own = await plans.listPlansOf(db, memberId);
      return Promise.all(own.map((plan) => show(db, plan)));
    },
  };
};
export type Plans = ReturnType<typeof makePlans>;
