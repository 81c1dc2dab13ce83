// What staff do with enquiries: take one, answer by mail, note, hand over, close and reopen; of two who take one, one wins.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type answerEnquiry,
  ENQUIRIES_PAGE,
  type EnquiryCase,
  type EnquiryRow,
  type listEnquiries,
} from '@ijeuwa/contract/support';
import { AppError, notFound } from '#platform/app-error.ts';
import { type CaseDeskNeeds, makeCaseDesk } from '#platform/case-desk.ts';
import { readPlace, referenceOf, spellPlace } from '#platform/case-queue.rules.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Notify } from '#platform/notify.ts';
import { openContent } from './enquiry-content.ts';
import { answerBell, answerMail } from './support.mails.ts';
import * as enquiries from './support.repository.ts';
import { clockOf, everybodysPromise, type Promised, stateOf } from './support.rules.ts';

/** What a member is promised of support from now on. */
export type FindPromise = (tx: Queryable, memberId: string) => Promise<Promised>;
export type DeskNeeds = CaseDeskNeeds & { notify: Notify; hours: string; findPromise: FindPromise };
type AnswerForm = Received<typeof answerEnquiry>['body'];

const about = (id: string) => `enquiry ${id}`;

/** Of whoever asks, from now on. */
export const beginClock = async (
  { clock, findPromise }: Pick<DeskNeeds, 'clock' | 'findPromise'>,
  tx: Queryable,
  memberId: string | null,
) => {
  const now = clock.now();
  return clockOf(memberId ? await findPromise(tx, memberId) : everybodysPromise(now), now);
};

export const makeDesk = (needs: DeskNeeds) => {
  const { db, clock, notify, audit, sealing, hours } = needs;
  const { locked, work, record, refuseOthers, ...acts } = makeCaseDesk(needs, {
    name: 'enquiry',
    work: 'enquiries',
    lock: enquiries.lockEnquiry,
    change: enquiries.changeEnquiry,
    reopen: async (tx, { id, memberId }) =>
      enquiries.changeEnquiry(tx, id, {
        reopenedAt: clock.now(),
        ...(await beginClock(needs, tx, memberId)),
        answeredAt: null,
        dueSoonToldAt: null,
        overdueToldAt: null,
      }),
    recordNoteOnce: (tx, { id, ...note }) => enquiries.recordNoteOnce(tx, { ...note, enquiryId: id }),
  });
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
      dueAt: one.dueAt.toISOString(),
      ahead: one.queuedAt < one.dueAt,
      answeredAt: one.answeredAt?.toISOString() ?? null,
      closedAt: one.closedAt?.toISOString() ?? null,
    };
  };
  return {
    ...acts,

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
          ? spellPlace({
              id: last.id,
              since: last.queuedAt,
              closed: last.closedAt !== null,
              answered: last.answeredAt !== null,
            })
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

    answer: ({ staffId }: StaffViewer, id: string, form: AnswerForm): Promise<void> =>
      work(async (tx) => {
        const enquiry = await locked(tx, id);
        const given = await enquiries.listAnswers(tx, id);
        if (given.some(({ answer }) => answer.clientId === form.clientId && answer.staffId === staffId))
          return undefined;
        refuseOthers(enquiry, staffId);
        const now = clock.now();
        const answerId = await enquiries.recordAnswerOnce(tx, {
          clientId: form.clientId,
          enquiryId: id,
          staffId,
          textSealed: sealing.seal(form.text),
          answeredAt: now,
        });
        if (!answerId) throw new AppError('conflict', 'This answer was sent already.');
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
        await record(tx, staffId, id, act);
        return enquiry;
      }),
  };
};
