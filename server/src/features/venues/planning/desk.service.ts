// What planners do with an enquiry: read it, and answer it by mail and on the member's page; what every case has in common besides.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type answerPlanning,
  type listPlanning,
  PLANNING_PAGE,
  type PlanningCase,
  type PlanningRow,
} from '@ijeuwa/contract/planning';
import { AppError, conflict, notFound } from '#platform/app-error.ts';
import { type Actor, type CaseDeskNeeds, makeCaseDesk } from '#platform/case-desk.ts';
import { readPlace, referenceOf, spellPlace } from '#platform/case-queue.rules.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import { answerMail, answerStanding, answerWords } from './planning.mails.ts';
import * as enquiries from './planning.repository.ts';
import { openContent, shownOf, writtenOf } from './planning-content.ts';

export type DeskNeeds = CaseDeskNeeds & { notify: Notify; standing: StandingNotices; publicUrl: string };
type AnswerForm = Received<typeof answerPlanning>['body'];
const placeOf = ({ id, waitingSince, receivedAt, closedAt }: enquiries.PlanningRecord): string =>
  spellPlace({
    id,
    since: waitingSince ?? receivedAt,
    answered: waitingSince === null,
    closed: closedAt !== null,
  });

export const makePlanningDesk = (needs: DeskNeeds) => {
  const { db, clock, live, notify, standing, audit, sealing, publicUrl } = needs;
  const { locked, work, record, refuseOthers, ...acts } = makeCaseDesk(needs, {
    name: 'planning enquiry',
    work: 'planning',
    lock: enquiries.lockEnquiry,
    change: enquiries.changeEnquiry,
    recordNoteOnce: (tx, { id, ...note }) => enquiries.recordNoteOnce(tx, { ...note, enquiryId: id }),
    /** Nobody is left waiting: however short, the member is answered, by mail and bell, and it can be closed with the answer. */
    refuseClosing: ({ waitingSince }) =>
      waitingSince
        ? 'The member waits for an answer. Please answer, if only with why nothing more is done, and close it with the answer.'
        : undefined,
    /** Whoever still waited when it was closed waits from now on: a new clock, and a new alarm. */
    async reopen(tx, { id, waitingSince }) {
      const anew = { waitingSince: clock.now(), dueSoonToldAt: null, overdueToldAt: null };
      if (waitingSince) await enquiries.changeEnquiry(tx, id, anew);
    },
    changed: ({ memberId }) => live.toMember(memberId, 'changed', { what: 'planning' }),
  });

  const rowOf = (me: string, { enquiry, staffName }: enquiries.PlanningOfPeople): PlanningRow => ({
    ...shownOf(sealing, enquiry),
    name: openContent(sealing, enquiry).name,
    staff: staffName,
    mine: enquiry.staffId === me,
    answeredAt: enquiry.answeredAt?.toISOString() ?? null,
    closedAt: enquiry.closedAt?.toISOString() ?? null,
  });

  return {
    ...acts,

    async list({ staffId }: StaffViewer, after: string | undefined): Promise<Answer<typeof listPlanning>> {
      const place = after === undefined ? undefined : readPlace(after);
      if (after !== undefined && !place) throw new AppError('invalid', 'There is no such page.');
      const rows = await enquiries.listEnquiries(db, place);
      const shown = rows.slice(0, PLANNING_PAGE);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      const heads = shown.map((one) => rowOf(staffId, one));
      const seen = heads.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read planning enquiries', subject: seen });
      return { enquiries: heads, next: last ? placeOf(last.enquiry) : null };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<PlanningCase> {
      const found = await enquiries.findEnquiry(db, id);
      if (!found) throw notFound('This enquiry');
      const { enquiry, memberName } = found;
      const messages = await enquiries.listMessages(db, [id]);
      const notes = await enquiries.listNotes(db, id);
      // It stands open and is read again when a colleague acts: a look an hour.
      await audit.recordLook({ staffId, act: 'read planning enquiry', subject: `planning enquiry ${id}` });
      return {
        ...rowOf(staffId, found),
        email: openContent(sealing, enquiry).email,
        member: { _id: enquiry.memberId, name: memberName ?? '' },
        written: messages.map((one) => ({ ...writtenOf(sealing, one), staff: one.staffName })),
        notes: notes.map(({ note, staffName }) => ({
          _id: note.id,
          text: sealing.open(note.textSealed),
          staff: staffName,
          notedAt: note.notedAt.toISOString(),
        })),
      };
    },

    async answer({ staffId }: Actor, id: string, form: AnswerForm): Promise<void> {
      let ring = (): void => {};
      await work(async (tx) => {
        const enquiry = await locked(tx, id);
        const written = await enquiries.listMessages(tx, [id]);
        if (written.some(({ message }) => message.clientId === form.clientId)) return undefined;
        refuseOthers(enquiry, staffId);
        if (written.length > form.seen)
          throw conflict('Something was written meanwhile. Please read it before you answer.');
        const now = clock.now();
        const textSealed = sealing.seal(form.text);
        const message = { enquiryId: id, clientId: form.clientId, staffId, textSealed, writtenAt: now };
        const messageId = await enquiries.recordMessageOnce(tx, message);
        await enquiries.changeEnquiry(tx, id, {
          waitingSince: null,
          answeredAt: now,
          ...(form.close && { staffId: null, closedAt: now }),
        });
        const { memberId, aboutKind: kind } = enquiry;
        const { name, email } = openContent(sealing, enquiry);
        const reference = referenceOf(id);
        // The mail answers whoever asked, at the address they gave, whatever they chose to be told of.
        await notify(tx, {
          onceKey: `planning-answer:${messageId}`,
          category: 'systemUpdates',
          mail: { to: email, ...answerMail({ name, reference, kind, publicUrl }, form.text) },
        });
        const notice = await standing.ring(tx, answerStanding(memberId, kind), answerWords(reference));
        const act = form.close ? 'answer and close planning enquiry' : 'answer planning enquiry';
        await record(tx, staffId, id, act);
        ring = () => live.toMember(memberId, 'notification', notice);
        return enquiry;
      });
      ring();
    },
  };
};
