// Books a free time: looks, locks the counsellor’s row, looks again, and takes it, for money that is waited for or by a session.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { Appointment, bookAppointment } from '@ijeuwa/contract/schedule';
import { AppError, conflict } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { amountIn } from '#platform/mail-words.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServiceOffer, ServicesSold } from '#platform/services-sold.ts';
import { findPresent } from '#platform/visibility/find-present.ts';
import type { Credits } from '../credits/credits.service.ts';
import type { Telling } from '../telling/telling.service.ts';
import { endOf } from '../times/free-times.rules.ts';
import type { Lines } from '../times/lines.ts';
import { type CounsellorRow, findCounsellor, lockCounsellors } from '../times/times.repository.ts';
import type { Times, Wanted } from '../times/times.service.ts';
import { leave } from '../waiting/waiting.repository.ts';
import type { AppointmentView } from './appointment-view.ts';
import * as bookings from './booking.repository.ts';
import { holdUntil, remindedBy } from './booking.rules.ts';
import { sealDetails } from './booking-details.ts';
import { countHeldForNothing } from './holds.repository.ts';
import { isHeldInVain } from './holds.rules.ts';
import type { Steps } from './steps.service.ts';
import { takeFreeTime } from './take-time.ts';
import type { Together } from './together.service.ts';

/** What something is sold for, by the entry of the catalogue that says so. */
export type Priced = { versionId: string; priceNGN: number; priceUSD: number };
export type BookingNeeds = {
  db: Database;
  clock: Clock;
  limits: Pick<Limits, 'take'>;
  sealing: Sealing;
  services: ServicesSold;
  times: Times;
  lines: Lines;
  credits: Credits;
  telling: Telling;
  steps: Steps;
  together: Pick<Together, 'partBooked'>;
  view: AppointmentView;
  /** What a consultation costs, in kobo and cents; undefined while none is offered. */
  findConsultation: () => Promise<Priced | undefined>;
  /** What is given to this member stays as it is until the transaction ends. */
  lockPackages: (tx: Queryable, memberId: string) => Promise<void>;
  /** The other of the couple. */
  findPartner: (db: Queryable, memberId: string) => Promise<string | undefined>;
};
type Form = Received<typeof bookAppointment>['body'];
type Price = Pick<ServiceOffer, 'amountMinor' | 'currency' | 'catalogueVersionId'>;

/** Nobody is asked for another price than they agreed to. */
const expectPrice = ({ amountMinor, currency }: Price, agreed: number | undefined): void => {
  if (agreed !== undefined && agreed !== amountMinor)
    throw conflict(
      `The price has changed: it is ${amountIn({ amountMinor, currency })} now. Nothing is booked yet. Please look at it, and confirm again if it is right for you.`,
    );
};

/** Our account takes naira. */
const isByTransfer = ({ byTransfer, useCredit, currency = 'NGN' }: Form): boolean =>
  byTransfer === true && useCredit !== true && currency === 'NGN';
/** Spec 5, of counselling: its counsellor calls it. Of therapy, whose sessions were bought before, nobody need give one. */
const expectPhone = ({ kind, phone, useCredit }: Form): void => {
  const why = 'Phone number is required';
  if (kind === 'session' && !useCredit && !phone) throw new AppError('invalid', why, { phone: why });
};
const HELD_IN_VAIN_DAYS = 7;

const BOOKED = { points: 60, seconds: 3600 };
const AWAITED =
  'We are looking for your transfer for another appointment. You can book again once it is here, or after you have cancelled that one under Schedule.';

const NO_COUPLE = 'You are not linked as a couple here yet. Please book for yourself, or link up first.';

export const makeBooking = (needs: BookingNeeds) => {
  const { db, clock, limits, sealing, services, times, lines, credits, telling, steps, together, view } =
    needs;

  const show = async (id: string, memberId: string): Promise<Appointment> =>
    view(db, (await bookings.findWithCounsellor(db, id))!, memberId);

  /** Sent again it is the same one, wherever it was moved to since. */
  const findSame = async ({ memberId }: Viewer, form: Form): Promise<Appointment | undefined> => {
    const before = await bookings.findAppointment(db, form.id);
    if (!before) return undefined;
    const { key } = (await findCounsellor(db, before.counsellorId))!;
    if (before.memberId !== memberId || key !== form.counsellor || before.kind !== form.kind)
      throw conflict('This was booked already. Please begin a new booking.');
    return show(form.id, memberId);
  };

  const priceOf = async ({ kind, currency = 'NGN' }: Form, counsellor: CounsellorRow): Promise<Price> => {
    const { versionId, priceNgnMinor: priceNGN, priceUsdMinor: priceUSD } = counsellor;
    const priced = kind === 'session' ? { versionId, priceNGN, priceUSD } : await needs.findConsultation();
    if (!priced) throw conflict('Consultations cannot be booked at the moment. Please choose a session.');
    if (currency !== 'NGN' && currency !== 'USD') throw conflict('Please pay in naira or in US dollars.');
    const amountMinor = currency === 'NGN' ? priced.priceNGN : priced.priceUSD;
    return { amountMinor, currency, catalogueVersionId: priced.versionId };
  };

  /** One hold for each member: the one before is let go, unless it was paid in the meantime. Answers those that were. */
  const letHoldsGo = async (tx: Queryable, memberId: string, now: Date) => {
    const held = await bookings.listHeldBy(tx, memberId);
    const gone: bookings.AppointmentRow[] = [];
    for (const one of held) {
      await services.withdraw(tx, one.kind, one.id);
      if ((await bookings.lockAppointment(tx, one.id))?.state !== 'held') continue;
      await bookings.changeAppointment(tx, one.id, { state: 'lapsed', endedAt: now });
      gone.push(one);
    }
    return gone;
  };

  /** False when this id was there already: a button that was pressed twice. */
  const bookIn = async (
    tx: Queryable,
    form: Form,
    { partnerId, price, ...wanted }: Wanted & { partnerId: string | null; price: Price | undefined },
  ): Promise<boolean> => {
    const { counsellor, kind, startsAt, memberId, byTransfer } = wanted;
    await bookings.lockPeople(tx, partnerId ? [memberId, partnerId] : [memberId]);
    if (await bookings.findAppointment(tx, form.id)) return false;
    // Whoever leaves has what is booked ended under the same lock, and begins nothing after.
    if (!(await findPresent(tx, memberId))) throw conflict('This account is closed: it books nothing.');
    if (partnerId) {
      if ((await needs.findPartner(tx, memberId)) !== partnerId) throw conflict(NO_COUPLE);
      // Why the other is not there is told to nobody.
      if (!(await findPresent(tx, partnerId))) throw conflict(NO_COUPLE);
    }
    // A package whose price goes back finds what was booked with it, or gives no session any more.
    if (form.useCredit) await needs.lockPackages(tx, memberId);
    // After that: what it gave is known by when it was booked.
    const now = clock.now();
    const gone = await letHoldsGo(tx, memberId, now);
    // Whose transfer never came holds nothing for a day again so soon.
    const since = later(now, -HELD_IN_VAIN_DAYS * DAY_MS);
    const takes = { id: form.id, counsellorId: counsellor.id, memberId, partnerId, kind, startsAt };
    const forTransfer = byTransfer && !isHeldInVain(await countHeldForNothing(tx, takes, { since, now }));
    const heldUntil = form.useCredit ? null : holdUntil(now, forTransfer);
    const { name, email, phone = '', message = '' } = form;
    const recorded = await bookings.recordAppointmentOnce(tx, {
      ...takes,
      state: form.useCredit ? 'confirmed' : 'held',
      endsAt: endOf(kind, startsAt),
      heldUntil,
      byTransfer: forTransfer,
      paidBy: form.useCredit ? 'credit' : 'money',
      detailsSealed: sealDetails(sealing, { name, email, phone, message }),
      bookedAt: now,
      confirmedAt: form.useCredit ? now : null,
      dayReminderFor: remindedBy(startsAt, now),
    });
    if (!recorded) return false;
    if (price)
      await services.offer(tx, {
        memberId,
        kind,
        subjectId: form.id,
        title: `${kind === 'session' ? 'Session' : 'Consultation'} with ${counsellor.name}`,
        ...price,
        expiresAt: heldUntil!,
      });
    await lockCounsellors(tx, [counsellor.id, ...gone.map((one) => one.counsellorId)]);
    await bookings.letTimeGo(
      tx,
      gone.map(({ id }) => id),
      now,
    );
    const locked = await times.lookAgain(tx, wanted);
    // What the catalogue changed since it was looked at is known for certain only here.
    if (price && kind === 'session') expectPrice(await priceOf(form, locked), price.amountMinor);
    if (!(await takeFreeTime(tx, takes, { heldUntil, now }))) throw await times.taken(tx, wanted);
    if (!form.useCredit) return true;
    const paidBy = await credits.take(tx, memberId, { appointmentId: form.id, kind, startsAt });
    if (paidBy !== 'credit') await bookings.changeAppointment(tx, form.id, { paidBy });
    await leave(tx, counsellor.id, memberId, now);
    await telling.tell(tx, form.id, 'confirmed');
    return true;
  };

  /** Undefined when this id was there already. */
  const bookNew = async ({ memberId }: Viewer, form: Form): Promise<Appointment | undefined> => {
    expectPhone(form);
    await limits.take('book', memberId, BOOKED);
    const counsellor = await times.findShown(form.counsellor);
    const partnerId = (form.withPartner && (await needs.findPartner(db, memberId))) || null;
    if (form.withPartner && !partnerId) throw conflict(NO_COUPLE);
    if (partnerId && !(await findPresent(db, partnerId))) throw conflict(NO_COUPLE);
    const held = await bookings.listHeldBy(db, memberId);
    for (const { kind, id } of held) {
      if (await services.isAnnounced(db, kind, id)) throw conflict(AWAITED);
      await services.expectUnpaid(kind, id, 'Another appointment of yours');
    }
    const wanted: Wanted = {
      counsellor,
      kind: form.kind,
      startsAt: new Date(form.startsAt),
      memberId,
      byTransfer: isByTransfer(form),
      besides: held.map(({ id }) => id),
    };
    // Whoever has nothing to book with hears of that, and of nobody’s diary.
    if (form.useCredit) await credits.expectOne(memberId, wanted);
    await times.expectFree(db, wanted);
    // Before anything is held: it is read by another connection.
    const price = form.useCredit ? undefined : await priceOf(form, counsellor);
    if (price) expectPrice(price, form.amountMinor);
    const theirs = [counsellor.id, ...held.map(({ counsellorId }) => counsellorId)];
    const isNew = await lines(theirs, () =>
      db.transaction((tx) => bookIn(tx, form, { ...wanted, partnerId, price })),
    );
    if (!isNew) return undefined;
    if (partnerId) await together.partBooked(form.id, partnerId);
    steps.tellScreens({ memberId, partnerId });
    return show(form.id, memberId);
  };

  return {
    show,

    async book(viewer: Viewer, form: Form): Promise<Appointment> {
      const before = await findSame(viewer, form);
      if (before) return before;
      try {
        return (await bookNew(viewer, form)) ?? (await findSame(viewer, form))!;
      } catch (error) {
        // Overtaken by a second tap of the same hand, it finds its own time taken, or the session spent.
        const same = await findSame(viewer, form);
        if (!same) throw error;
        return same;
      }
    },
  };
};
export type Booking = ReturnType<typeof makeBooking>;
