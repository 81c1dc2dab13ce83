// Notes that a counsellor keeps of sessions, sealed and theirs alone, for as long as the member allows it and is in their care.
import {
  CARE_DAYS,
  type changeSessionNote,
  type listFormerNotes,
  type listSessionNotes,
  type OwnSessionNotes,
  SEALED_NOTES_KEPT_DAYS,
  SESSION_NOTES_CONSENT_VERSION,
  SESSION_NOTES_MAX,
  type SessionNote,
  type writeSessionNote,
} from '@ijeuwa/contract/clients';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer, Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findCaredAs, listFormer, markCare, removeFormer, removeSealed } from './care.repository.ts';
import * as notes from './notes.repository.ts';

const PURPOSE = 'session-notes';
export type NotesNeeds = {
  db: Database;
  clock: Clock;
  limits: Pick<Limits, 'take'>;
  sealing: Sealing;
  audit: Audit;
  /** Whether the member is a client of theirs, now or before. */
  isClient: (tx: Queryable, staffId: string, memberId: string) => Promise<boolean>;
  /** The consents stand with the profile, where a member sees all of them. */
  agreeTo: (tx: Queryable, memberId: string, purpose: typeof PURPOSE, version: string) => Promise<void>;
  withdrawFrom: (tx: Queryable, memberId: string, purpose: typeof PURPOSE) => Promise<void>;
  /** Whether it lives; held until the transaction ends, so that nothing is written while it is withdrawn. */
  holdConsent: (tx: Queryable, memberId: string, purpose: typeof PURPOSE) => Promise<boolean>;
};

const WRITTEN = { points: 120, seconds: 3600 };
const CONSENTED = { points: 30, seconds: 3600 };
const conflict = (what: string) => new AppError('conflict', what);
const SEALED =
  'They are in your care no more, so your notes of them are sealed. With another appointment they open again.';
const about = (memberId: string) => `member ${memberId}`;

export const makeNotes = (needs: NotesNeeds) => {
  const { db, clock, limits, sealing, audit, isClient, agreeTo, withdrawFrom, holdConsent } = needs;
  const caredSince = (): Date => later(clock.now(), -CARE_DAYS * DAY_MS);

  const show = ({ id, textSealed, writtenAt, changedAt, version }: notes.NoteRow): SessionNote => ({
    _id: id,
    text: sealing.open(textSealed),
    writtenAt: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    version,
  });
  const expectClient = async (staffId: string, memberId: string): Promise<void> => {
    if (!(await isClient(db, staffId, memberId))) throw notFound('This client');
  };
  /** As which counsellor they write. */
  const expectCare = async (staffId: string, memberId: string): Promise<string> => {
    await expectClient(staffId, memberId);
    const counsellorId = await findCaredAs(db, { staffId, memberId }, caredSince());
    if (!counsellorId) throw conflict(SEALED);
    return counsellorId;
  };
  const removedOn = (sealedSince: Date): string =>
    later(sealedSince, SEALED_NOTES_KEPT_DAYS * DAY_MS).toISOString();
  const listFormerOf = async (staffId: string): Promise<Answer<typeof listFormerNotes>> => ({
    former: (await listFormer(db, staffId, caredSince())).map(
      ({ memberId, latest, sealedSince, ...one }) => ({
        ...one,
        _id: memberId,
        latest: latest!.toISOString(),
        // The clock looks each hour.
        removedOn: removedOn(sealedSince ?? clock.now()),
      }),
    ),
  });
  const expectAllowed = async (tx: Queryable, memberId: string): Promise<void> => {
    if (!(await holdConsent(tx, memberId, PURPOSE)))
      throw conflict(
        'This note was not saved: they allow no notes, and what stood here before is erased. They can allow them in their schedule.',
      );
  };
  const findOwn = async (memberId: string): Promise<OwnSessionNotes> => ({
    allowed: await holdConsent(db, memberId, PURPOSE),
    kept: (await notes.listKeptAbout(db, memberId)).map(({ latest, sealedSince, ...one }) => ({
      ...one,
      latest: latest!.toISOString(),
      removedOn: sealedSince && removedOn(sealedSince),
    })),
  });

  return {
    async list({ staffId }: StaffViewer, memberId: string): Promise<Answer<typeof listSessionNotes>> {
      await expectClient(staffId, memberId);
      const inCare = (await findCaredAs(db, { staffId, memberId }, caredSince())) !== undefined;
      const rows = inCare ? await notes.listNotes(db, { staffId, memberId }) : [];
      if (rows.length > 0)
        await audit.recordLook({ staffId, act: 'read session notes', subject: about(memberId) });
      return { allowed: await holdConsent(db, memberId, PURPOSE), inCare, notes: rows.map(show) };
    },

    async write(
      { staffId }: StaffViewer,
      memberId: string,
      { id, text }: Received<typeof writeSessionNote>['body'],
    ): Promise<SessionNote> {
      const counsellorId = await expectCare(staffId, memberId);
      const before = await notes.findNote(db, id, staffId);
      if (before?.memberId === memberId) return show(before);
      await limits.take('session-note', staffId, WRITTEN);
      await db.transaction(async (tx) => {
        await expectAllowed(tx, memberId);
        if ((await notes.countNotes(tx, { staffId, memberId })) >= SESSION_NOTES_MAX)
          throw conflict(`There are ${SESSION_NOTES_MAX} notes already. Please remove one, or add to one.`);
        const row = { id, memberId, staffId, counsellorId, textSealed: sealing.seal(text) };
        if (!(await notes.saveNoteOnce(tx, { ...row, writtenAt: clock.now() }))) return;
        const reason = 'keeps notes of sessions';
        await audit.record(tx, { staffId, act: 'write session note', subject: about(memberId), reason });
      });
      const saved = await notes.findNote(db, id, staffId);
      // An id that somebody else used says nothing of whose it is.
      if (saved?.memberId !== memberId) throw conflict('Please save the note once more.');
      return show(saved);
    },

    async change(
      { staffId }: StaffViewer,
      id: string,
      { text, version }: Received<typeof changeSessionNote>['body'],
    ): Promise<SessionNote> {
      const found = await notes.findNote(db, id, staffId);
      if (!found) throw notFound('This note');
      await expectCare(staffId, found.memberId);
      // Sent again it was saved already.
      if (sealing.open(found.textSealed) === text) return show(found);
      await limits.take('session-note', staffId, WRITTEN);
      await db.transaction(async (tx) => {
        await expectAllowed(tx, found.memberId);
        const change = { textSealed: sealing.seal(text), changedAt: clock.now() };
        if (!(await notes.changeNote(tx, { id, staffId, version }, change)))
          throw conflict('It was changed meanwhile. Please look at it again; what you wrote stays here.');
        const reason = 'keeps notes of sessions';
        await audit.record(tx, {
          staffId,
          act: 'change session note',
          subject: about(found.memberId),
          reason,
        });
      });
      return show((await notes.findNote(db, id, staffId))!);
    },

    async remove({ staffId }: StaffViewer, id: string): Promise<void> {
      const found = await notes.findNote(db, id, staffId);
      if (!found) throw notFound('This note');
      await db.transaction(async (tx) => {
        await notes.removeNote(tx, id, staffId);
        const reason = 'keeps notes of sessions';
        await audit.record(tx, {
          staffId,
          act: 'remove session note',
          subject: about(found.memberId),
          reason,
        });
      });
    },

    listFormer: ({ staffId }: StaffViewer) => listFormerOf(staffId),

    async removeFormer({ staffId }: StaffViewer, memberId: string): Promise<Answer<typeof listFormerNotes>> {
      await db.transaction(async (tx) => {
        const removed = await removeFormer(tx, { staffId, memberId }, caredSince());
        if (removed === 0) throw notFound('These notes');
        const reason = 'is in their care no more';
        await audit.record(tx, { staffId, act: 'remove session notes', subject: about(memberId), reason });
      });
      return listFormerOf(staffId);
    },

    /** What is sealed long enough is removed; each hour. */
    async endNotes(): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await markCare(tx, caredSince(), now);
        await removeSealed(tx, later(now, -SEALED_NOTES_KEPT_DAYS * DAY_MS));
      });
    },

    findOwn: ({ memberId }: Viewer): Promise<OwnSessionNotes> => findOwn(memberId),

    async allow({ memberId }: Viewer): Promise<OwnSessionNotes> {
      await limits.take('allow-session-notes', memberId, CONSENTED);
      await db.transaction((tx) => agreeTo(tx, memberId, PURPOSE, SESSION_NOTES_CONSENT_VERSION));
      return findOwn(memberId);
    },

    /** Whoever is writing one is waited for, and theirs goes with the others. */
    async end({ memberId }: Viewer): Promise<OwnSessionNotes> {
      await db.transaction(async (tx) => {
        await withdrawFrom(tx, memberId, PURPOSE);
        await notes.removeNotesAbout(tx, memberId);
      });
      return findOwn(memberId);
    },
  };
};
export type Notes = ReturnType<typeof makeNotes>;
