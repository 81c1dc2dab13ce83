// What staff do with enquiries: read, answer by mail, close and reopen; of two at once the second is told.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type answerEnquiry,
  ENQUIRIES_PAGE,
  type EnquiryCase,
  type listEnquiries,
} from '@ijeuwa/contract/support';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { openContent } from './enquiry-content.ts';
import { answerBell, answerMail } from './support.mails.ts';
import * as enquiries from './support.repository.ts';
import { readPlace, referenceOf, spellPlace } from './support.rules.ts';

export type DeskNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  audit: Audit;
  sealing: Sealing;
  hours: string;
};
type AnswerForm = Received<typeof answerEnquiry>['body'];

const about = (id: string) => `enquiry ${id}`;
const conflict = (what: string) => new AppError('conflict', what);

export const makeDesk = ({ db, clock, live, notify, audit, sealing, hours }: DeskNeeds) => {
  const headOf = (one: enquiries.EnquiryRecord) => ({
    _id: one.id,
    reference: referenceOf(one.id),
    kind: one.kind,
    receivedAt: one.receivedAt.toISOString(),
    closedAt: one.closedAt?.toISOString() ?? null,
  });

  const locked = async (tx: Queryable, id: string): Promise<enquiries.EnquiryRecord> => {
    const found = await enquiries.lockEnquiry(tx, id);
    if (!found) throw notFound('This enquiry');
    return found;
  };

  const work = async (deed: (tx: Queryable) => Promise<void>): Promise<void> => {
    await db.transaction(deed);
    workChanged(live, 'enquiries');
  };

  return {
    async list({ staffId }: StaffViewer, after: string | undefined): Promise<Answer<typeof listEnquiries>> {
      const place = after === undefined ? undefined : readPlace(after);
      if (after !== undefined && !place) throw new AppError('invalid', 'There is no such page.');
      const rows = await enquiries.listEnquiries(db, place);
      const shown = rows.slice(0, ENQUIRIES_PAGE);
      const last = rows.length > shown.length ? shown.at(-1)?.enquiry : undefined;
      const heads = shown.map(({ enquiry, answered }) => {
        const { name, subject } = openContent(sealing, enquiry);
        return { ...headOf(enquiry), name, subject, answered };
      });
      const seen = heads.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read enquiries', subject: seen });
      return {
        enquiries: heads,
        next: last ? spellPlace({ ...last, closed: last.closedAt !== null }) : null,
      };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<EnquiryCase> {
      const found = await enquiries.findEnquiry(db, id);
      if (!found) throw notFound('This enquiry');
      const { enquiry, memberName } = found;
      const answers = await enquiries.listAnswers(db, id);
      await audit.recordOpened({ staffId, act: 'read enquiry', subject: about(id) });
      return {
        ...headOf(enquiry),
        ...openContent(sealing, enquiry),
        member: enquiry.memberId ? { _id: enquiry.memberId, name: memberName ?? '' } : null,
        answers: answers.map(({ answer, staffName }) => ({
          _id: answer.id,
          text: sealing.open(answer.textSealed),
          staff: staffName,
          answeredAt: answer.answeredAt.toISOString(),
        })),
      };
    },

    answer: ({ staffId }: StaffViewer, id: string, form: AnswerForm): Promise<void> =>
      work(async (tx) => {
        const enquiry = await locked(tx, id);
        const given = await enquiries.listAnswers(tx, id);
        if (given.some(({ answer }) => answer.clientId === form.id && answer.staffId === staffId)) return;
        if (given.length !== form.seen)
          throw conflict('Somebody has answered this enquiry meanwhile. Please read their answer first.');
        if (enquiry.closedAt) throw conflict('This enquiry is closed. Please reopen it to answer.');
        const now = clock.now();
        const answerId = await enquiries.recordAnswerOnce(tx, {
          clientId: form.id,
          enquiryId: id,
          staffId,
          textSealed: sealing.seal(form.text),
          answeredAt: now,
        });
        if (!answerId) throw conflict('This answer was sent already.');
        if (form.close) await enquiries.changeClosing(tx, id, now);
        const { name, email } = openContent(sealing, enquiry);
        const onceKey = `enquiry-answer:${answerId}`;
        const reference = referenceOf(id);
        // Two notices: the mail answers whoever wrote, whatever a member chose to be told of.
        await notify(
          tx,
          {
            onceKey,
            category: 'systemUpdates',
            mail: { to: email, ...answerMail({ name, reference, hours }, form.text) },
          },
          {
            onceKey,
            category: 'systemUpdates',
            memberId: enquiry.memberId ?? undefined,
            bell: answerBell(reference),
          },
        );
        const act = form.close ? 'answer and close enquiry' : 'answer enquiry';
        await audit.record(tx, { staffId, act, subject: about(id), reason: 'work on the queue' });
      }),

    close: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        if ((await locked(tx, id)).closedAt) throw conflict('Somebody has closed this enquiry already.');
        await enquiries.changeClosing(tx, id, clock.now());
        await audit.record(tx, { staffId, act: 'close enquiry', subject: about(id), reason });
      }),

    reopen: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        if (!(await locked(tx, id)).closedAt) throw conflict('This enquiry is open already.');
        await enquiries.changeClosing(tx, id, null);
        await audit.record(tx, { staffId, act: 'reopen enquiry', subject: about(id), reason });
      }),
  };
};
