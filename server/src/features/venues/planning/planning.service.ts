// What a member can do: ask a planner, once, read what was answered, and write again.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { askPlanner, listOwnPlanning, PlanningEnquiry, writeToPlanner } from '@ijeuwa/contract/planning';
import { AppError, notFound } from '#platform/app-error.ts';
import { referenceOf } from '#platform/case-queue.rules.ts';
import { type DueAlarmNeeds, makeDueAlarm } from '#platform/due-alarm.ts';
import type { Limits } from '#platform/limits.ts';
import { workChanged } from '#platform/work-changed.ts';
import { type DeskNeeds, makePlanningDesk } from './desk.service.ts';
import { waitingPlanning } from './due-alarm.ts';
import { makeLetGo } from './letting-go.ts';
import * as enquiries from './planning.repository.ts';
import { keptSince, type Offered, waitsFrom, whyNotAsked } from './planning.rules.ts';
import { sealContent, shownOf, writtenOf } from './planning-content.ts';

export type PlanningNeeds = DeskNeeds &
  DueAlarmNeeds & {
    limits: Limits;
    /** How something of the catalogue is offered now; undefined where it is not shown. */
    findOffered(about: NonNullable<PlanningEnquiry['about']>): Promise<Offered | undefined>;
  };
type Asked = Answer<typeof askPlanner>;
type Writing = Received<typeof writeToPlanner>['body'];

const ASKED_BY_MEMBER = { points: 10, seconds: 86_400 };
const WRITTEN_BY_MEMBER = { points: 30, seconds: 3600 };

export const makePlanning = (needs: PlanningNeeds) => {
  const { db, clock, limits, live, sealing, findOffered } = needs;
  const asked = (id: string): Asked => ({ ok: true, reference: referenceOf(id) });

  const told = (memberId: string): void => {
    workChanged(live, 'planning');
    live.toMember(memberId, 'changed', { what: 'planning' });
  };

  const offeredOf = async ({ about }: PlanningEnquiry): Promise<Offered | undefined> => {
    if (!about) return undefined;
    const offered = await findOffered(about);
    if (!offered) throw new AppError('conflict', 'This is no longer offered. Please look at the page again.');
    return offered;
  };

  return {
    async ask(memberId: string, form: PlanningEnquiry): Promise<Asked> {
      const before = await enquiries.findEnquiryOfClient(db, memberId, form.id);
      if (before) return asked(before.id);
      const offered = await offeredOf(form);
      const now = clock.now();
      const wrong = whyNotAsked(form, offered, now);
      if (wrong) throw new AppError('invalid', 'Please look at what is marked.', wrong);
      await limits.take('planning-enquiry', memberId, ASKED_BY_MEMBER);
      const id = await db.transaction(async (tx) => {
        const saved = await enquiries.recordEnquiryOnce(tx, {
          memberId,
          clientId: form.id,
          aboutKind: form.about?.kind ?? null,
          contentSealed: sealContent(sealing, form, offered?.name ?? null),
          receivedAt: now,
          waitingSince: now,
        });
        if (saved)
          await enquiries.recordMessageOnce(tx, {
            enquiryId: saved,
            clientId: form.id,
            textSealed: sealing.seal(form.message),
            writtenAt: now,
          });
        return saved;
      });
      if (id) {
        told(memberId);
        return asked(id);
      }
      // It crossed itself on its way, and has cost nothing.
      await limits.giveBack('planning-enquiry', memberId);
      return asked((await enquiries.findEnquiryOfClient(db, memberId, form.id))!.id);
    },

    async write(memberId: string, id: string, { clientId, text }: Writing): Promise<void> {
      const found = await enquiries.findEnquiry(db, id);
      if (found?.enquiry.memberId !== memberId) throw notFound('This enquiry');
      await limits.take('planning-message', memberId, WRITTEN_BY_MEMBER);
      const isNew = await db.transaction(async (tx) => {
        const enquiry = await enquiries.lockEnquiry(tx, id);
        if (!enquiry) throw notFound('This enquiry');
        const now = clock.now();
        const textSealed = sealing.seal(text);
        const message = { enquiryId: id, clientId, textSealed, writtenAt: now };
        if (!(await enquiries.recordMessageOnce(tx, message))) return false;
        const waitingSince = waitsFrom(enquiry, now);
        // A new clock has a new alarm.
        const isNewClock = waitingSince === now && { dueSoonToldAt: null, overdueToldAt: null };
        await enquiries.changeEnquiry(tx, id, { waitingSince, closedAt: null, ...isNewClock });
        return true;
      });
      if (isNew) told(memberId);
    },

    /** What this member asked, the newest first, and what was answered. */
    async listOwn(memberId: string): Promise<Answer<typeof listOwnPlanning>> {
      const own = await enquiries.listEnquiriesOf(db, memberId);
      if (own.length === 0) return { enquiries: [] };
      const messages = await enquiries.listMessages(
        db,
        own.map(({ id }) => id),
      );
      const byEnquiry = Map.groupBy(messages, ({ message }) => message.enquiryId);
      return {
        enquiries: own.map((one) => ({
          ...shownOf(sealing, one),
          written: (byEnquiry.get(one.id) ?? []).map((message) => writtenOf(sealing, message)),
        })),
      };
    },

    /** What was closed long ago is not needed any more. */
    sweep: (): Promise<void> => enquiries.removeClosedBefore(db, keptSince(clock.now())),

    desk: makePlanningDesk(needs),
    alarm: makeDueAlarm(needs, waitingPlanning),
    letGo: makeLetGo(needs),
  };
};
export type Planning = ReturnType<typeof makePlanning>;
