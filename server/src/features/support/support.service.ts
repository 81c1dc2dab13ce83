// What anybody can do: send an enquiry, once, and have it acknowledged.
import { type Enquiry, type OwnEnquiry, TRAP_FIELD } from '@ijeuwa/contract/support';
import { AppError } from '#platform/app-error.ts';
import { referenceOf } from '#platform/case-queue.rules.ts';
import { type DueAlarmNeeds, makeDueAlarm } from '#platform/due-alarm.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { couldTake, makeSentBudget } from '#platform/sent-budget.ts';
import { workChanged } from '#platform/work-changed.ts';
import { beginClock, type DeskNeeds, makeDesk } from './desk.service.ts';
import { waitingEnquiries } from './due-alarm.ts';
import { contentOf, openContent } from './enquiry-content.ts';
import { makeLetGo } from './letting-go.service.ts';
import { receivedMail } from './support.mails.ts';
import * as enquiries from './support.repository.ts';
import { idOfDigest, keptSince } from './support.rules.ts';

export type SupportNeeds = DeskNeeds &
  DueAlarmNeeds & {
    limits: Limits;
    /** When people answer: "Mon-Fri 9am-5pm WAT". */
    hours: string;
  };
export type Sender = { address: string; viewer: Viewer | undefined };
export type Received = { ok: true; reference: string };

const BY_ADDRESS = { points: 100, seconds: 3600 };
const BY_EMAIL = { points: 5, seconds: 3600 };
/** Anybody can name another's address: what goes there has a budget of its own, and so have all of them together. */
const MAILS_BY_EMAIL = { points: 5, seconds: 86_400 };
const MAILS_IN_ALL = { points: 500, seconds: 3600 };

export const makeSupport = (needs: SupportNeeds) => {
  const { db, clock, limits, live, notify, sealing, hours } = needs;
  const sent = makeSentBudget(needs);
  const received = (id: string): Received => ({ ok: true, reference: referenceOf(id) });

  /** Without an id of the sender's own, the same words on the same day are one enquiry: a button pressed twice. */
  const clientIdOf = (form: Enquiry): string => {
    const day = clock.now().toISOString().slice(0, 10);
    return (
      form.id ?? idOfDigest(sealing.digest(JSON.stringify(['enquiry', day, form.kind, contentOf(form)])))
    );
  };

  const findSame = async (clientId: string, form: Enquiry): Promise<Received | undefined> => {
    const known = await enquiries.findEnquiryOfClient(db, clientId);
    if (!known) return undefined;
    const same = JSON.stringify(openContent(sealing, known)) === JSON.stringify(contentOf(form));
    if (!same || known.kind !== form.kind)
      throw new AppError('conflict', 'We have your first message. Please send this one as a new one.');
    return received(known.id);
  };

  /** When a budget is spent the enquiry is kept, and nothing leaves. */
  const mayAcknowledge = (target: string, email: string): Promise<boolean> =>
    couldTake(async () => {
      await limits.take('enquiry-mail', target, MAILS_BY_EMAIL);
      await limits.take('enquiry-mails', 'all', MAILS_IN_ALL);
      await sent.takeMail(email);
    });

  /** What crossed itself on its way has cost nothing. */
  const giveBack = async (target: string, acknowledged: boolean): Promise<void> => {
    await limits.giveBack('enquiry', target);
    if (!acknowledged) return;
    await limits.giveBack('enquiry-mail', target);
    await limits.giveBack('enquiry-mails', 'all');
  };

  return {
    async send(form: Enquiry, { address, viewer }: Sender): Promise<Received> {
      await limits.takeByAddress('enquiry', address, BY_ADDRESS);
      const clientId = clientIdOf(form);
      // A machine is told the same as a person, and learns nothing.
      if (form[TRAP_FIELD]) return received(clientId);
      const before = await findSame(clientId, form);
      if (before) return before;
      const target = sealing.digest(form.email);
      await limits.take('enquiry', target, BY_EMAIL);
      const acknowledges = await mayAcknowledge(target, form.email);
      const id = await db.transaction(async (tx) => {
        const saved = await enquiries.recordEnquiryOnce(tx, {
          clientId,
          kind: form.kind,
          contentSealed: sealing.seal(JSON.stringify(contentOf(form))),
          memberId: viewer?.memberId ?? null,
          receivedAt: clock.now(),
          ...(await beginClock(needs, tx, viewer?.memberId ?? null)),
        });
        if (saved && acknowledges)
          await notify(tx, {
            onceKey: `enquiry-received:${saved}`,
            category: 'systemUpdates',
            mail: {
              to: form.email,
              ...receivedMail({ name: form.name, reference: referenceOf(saved), hours }),
            },
          });
        return saved;
      });
      if (id) {
        workChanged(live, 'enquiries');
        return received(id);
      }
      await giveBack(target, acknowledges);
      return (await findSame(clientId, form))!;
    },

    /** What a member wrote while signed in, and what was answered. */
    async listOwn(memberId: string): Promise<OwnEnquiry[]> {
      const own = await enquiries.listEnquiriesOf(db, memberId);
      if (own.length === 0) return [];
      const ids = own.map(({ id }) => id);
      const answers = Map.groupBy(await enquiries.listAnswersTo(db, ids), ({ enquiryId }) => enquiryId);
      return own.map((one) => {
        const { subject, message } = openContent(sealing, one);
        return {
          _id: one.id,
          reference: referenceOf(one.id),
          subject,
          message,
          receivedAt: one.receivedAt.toISOString(),
          answers: (answers.get(one.id) ?? []).map(({ id, textSealed, answeredAt }) => ({
            _id: id,
            text: sealing.open(textSealed),
            answeredAt: answeredAt.toISOString(),
          })),
        };
      });
    },

    /** What was closed long ago is not needed any more. */
    sweep: (): Promise<void> => enquiries.removeClosedBefore(db, keptSince(clock.now())),

    desk: makeDesk(needs),
    alarm: makeDueAlarm(needs, waitingEnquiries),
    letGo: makeLetGo(needs),
  };
};
export type Support = ReturnType<typeof makeSupport>;
