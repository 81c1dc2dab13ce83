// What staff do with enquiries: take one, answer by mail, note, hand over, close and reopen; of two who take one, one wins.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type answerEnquiry,
  ENQUIRIES_PAGE,
  type EnquiryCase,
  type EnquiryRow,
  type listEnquiries,
  type noteEnquiry,
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
import { dueAt, readPlace, referenceOf, spellPlace, stateOf } from './support.rules.ts';

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
type NoteForm = Received<typeof noteEnquiry>['body'];

const about = (id: string) => `enquiry ${id}`;
const conflict = (what: string) => new AppError('conflict', what);
const WORK = 'work on the queue';

const refuseOthers = ({ staffId, closedAt }: enquiries.EnquiryRecord, me: string): void => {
  if (closedAt) throw conflict('This enquiry is closed. Please reopen it to answer.');
  if (staffId === null) throw conflict('Please take this enquiry first, to answer it.');
  if (staffId !== me) throw conflict('A colleague has this enquiry.');
};

export const makeDesk = ({ db, clock, live, notify, audit, sealing, hours }: DeskNeeds) => {
  const rowOf = (me: string, { enquiry: one, staffName }: enquiries.EnquiryOfPeople): EnquiryRow => {
    const { name, subject } = openContent(sealing, one);
    return {
      _id: one.id,
      reference: referenceOf(one.id),
      kind: one.kind,
      name,
      subject,
      state: stateOf(one),
      staff: staffName,
      mine: one.staffId === me,
      receivedAt: one.receivedAt.toISOString(),
      dueAt: dueAt(one.receivedAt).toISOString(),
      answeredAt: one.answeredAt?.toISOString() ?? null,
      closedAt: one.closedAt?.toISOString() ?? null,
    };
  };
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
      const heads = shown.map((one) => rowOf(staffId, one));
      const seen = heads.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read enquiries', subject: seen });
      return {
        enquiries: heads,
        next: last
          ? spellPlace({ ...last, closed: last.closedAt !== null, answered: last.answeredAt !== null })
          : null,
      };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<EnquiryCase> {
      const found = await enquiries.findEnquiry(db, id);
      if (!found) throw notFound('This enquiry');
      const { enquiry, memberName } = found;
      const answers = await enquiries.listAnswers(db, id);
      const notes = await enquiries.listNotes(db, id);
      // It stands open and is read again when a colleague acts: a look an hour.
      await audit.recordLook({ staffId, act: 'read enquiry', subject: about(id) });
      return {
        ...rowOf(staffId, found),
        ...openContent(sealing, enquiry),
        member: enquiry.memberId ? { _id: enquiry.memberId, name: memberName ?? '' } : null,
        answers: answers.map(({ answer, staffName }) => ({
          _id: answer.id,
          text: sealing.open(answer.textSealed),
          staff: staffName,
          answeredAt: answer.answeredAt.toISOString(),
        })),
        notes: notes.map(({ note, staffName }) => ({
          _id: note.id,
          text: sealing.open(note.textSealed),
          staff: staffName,
          notedAt: note.notedAt.toISOString(),
        })),
      };
    },

    claim: ({ staffId }: StaffViewer, id: string): Promise<void> =>
      work(async (tx) => {
        const { staffId: holder, closedAt } = await locked(tx, id);
        if (holder === staffId) return;
        if (holder) throw conflict('A colleague was faster: they have this enquiry.');
        if (closedAt) throw conflict('This enquiry is closed. Please reopen it first.');
        await enquiries.changeEnquiry(tx, id, { staffId });
        await audit.record(tx, { staffId, act: 'take enquiry', subject: about(id), reason: WORK });
      }),

    answer: ({ staffId }: StaffViewer, id: string, form: AnswerForm): Promise<void> =>
      work(async (tx) => {
        const enquiry = await locked(tx, id);
        const given = await enquiries.listAnswers(tx, id);
        if (given.some(({ answer }) => answer.clientId === form.clientId && answer.staffId === staffId))
          return;
        refuseOthers(enquiry, staffId);
        const now = clock.now();
        const answerId = await enquiries.recordAnswerOnce(tx, {
          clientId: form.clientId,
          enquiryId: id,
          staffId,
          textSealed: sealing.seal(form.text),
          answeredAt: now,
        });
        if (!answerId) throw conflict('This answer was sent already.');
        await enquiries.changeEnquiry(tx, id, {
          answeredAt: enquiry.answeredAt ?? now,
          ...(form.close && { staffId: null, closedAt: now }),
        });
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
        await audit.record(tx, { staffId, act, subject: about(id), reason: WORK });
      }),

    note: ({ staffId }: StaffViewer, id: string, { clientId, text }: NoteForm): Promise<void> =>
      work(async (tx) => {
        await locked(tx, id);
        const note = {
          enquiryId: id,
          staffId,
          clientId,
          textSealed: sealing.seal(text),
          notedAt: clock.now(),
        };
        if (!(await enquiries.recordNoteOnce(tx, note))) return;
        await audit.record(tx, { staffId, act: 'note on enquiry', subject: about(id), reason: WORK });
      }),

    handOver: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        if (!(await locked(tx, id)).staffId)
          throw conflict('Nobody has this enquiry: it waits already, or is closed.');
        await enquiries.changeEnquiry(tx, id, { staffId: null });
        await audit.record(tx, { staffId, act: 'hand over enquiry', subject: about(id), reason });
      }),

    close: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        if ((await locked(tx, id)).closedAt) throw conflict('Somebody has closed this enquiry already.');
        await enquiries.changeEnquiry(tx, id, { staffId: null, closedAt: clock.now() });
        await audit.record(tx, { staffId, act: 'close enquiry', subject: about(id), reason });
      }),

    reopen: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        if (!(await locked(tx, id)).closedAt) throw conflict('This enquiry is open already.');
        await enquiries.changeEnquiry(tx, id, { closedAt: null });
        await audit.record(tx, { staffId, act: 'reopen enquiry', subject: about(id), reason });
      }),
  };
};
