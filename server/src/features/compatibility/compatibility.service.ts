// The compatibility report of two: each says yes to lines of their own, both yeses make it, and either withdraws it.
import { type CompatibilityReport, REPORT_LINES_MIN, type ReportLine } from '@ijeuwa/contract/compatibility';
import { conflict, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { MemberChange } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import type { FileAddress } from '#platform/private-files/file-address.ts';
import type { OpenedFile } from '#platform/private-files/private-files.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findOther } from '#platform/visibility/open-match.ts';
import { ASKED, askedAbout, askedNotice, madeNotice } from './compatibility.mails.ts';
import * as kept from './compatibility.repository.ts';
import * as rules from './compatibility.rules.ts';
import { drawReport } from './draw-report.ts';
import { type EndingNeeds, makeEnding } from './ending.service.ts';
import { REPORT_KIND } from './report.kind.ts';
import { makeRights } from './rights.service.ts';

export type CompatibilityNeeds = EndingNeeds & {
  limits: Pick<Limits, 'take'>;
  notify: Notify;
  sealing: Sealing;
  fileAddress: FileAddress;
  publicUrl: string;
};
type Form = { lines: readonly ReportLine[]; seen: string };

const SAID = { points: 30, seconds: 24 * 3600 };
const NOT_THERE = 'This conversation';
/** The day on it is that of the house: it is one file for both. */
const ZONE = 'Africa/Lagos';
const NO_RIGHT = 'You have no report to give just now. One comes with the guarantee of a package.';
const resting = (until: Date) =>
  `They would rather not just now. From ${dayIn(ZONE, until)} on you can ask them again.`;
const NO_RIGHT_LEFT = 'The report that was meant for this is used. Nothing of yours was shown.';
const CHANGED = 'What you seek has changed since you saw it. Please look again.';
const THEY_CHANGED =
  'Something has changed since you were asked. They are asked anew, and nothing of yours was shown.';
const TOO_FEW = `Please let at least ${REPORT_LINES_MIN} lines stand there.`;
const TOO_FEW_SHARED = `Please let at least ${REPORT_LINES_MIN} lines stand there that the other lets stand there too.`;

export const makeCompatibility = (needs: CompatibilityNeeds) => {
  const { db, clock, live, limits, notify, standing, sealing, privateFiles, fileAddress, publicUrl } = needs;
  const files = privateFiles.ofKind(REPORT_KIND);
  const ending = makeEnding(needs);

  const expectOther = async (tx: Queryable, memberId: string, matchId: string): Promise<string> => {
    const otherId = await findOther(tx, memberId, matchId);
    if (!otherId) throw notFound(NOT_THERE);
    return otherId;
  };
  const expectPerson = async (tx: Queryable, memberId: string): Promise<kept.Person> => {
    const found = await kept.findPerson(tx, memberId);
    if (!found) throw notFound(NOT_THERE);
    return found;
  };
  const tellScreens = (...memberIds: string[]) =>
    live.toMembers(memberIds, 'changed', { what: 'compatibility' });

  const seenOf = (memberId: string, { seeking }: kept.Person) =>
    `report-lines:${memberId}:${JSON.stringify(rules.linesOf(seeking))}`;
  const digested = (memberId: string, { seeking }: kept.Person, lines: readonly ReportLine[]) =>
    `report-yes:${memberId}:${rules.wordsOf(seeking, lines)}`;
  /** What was approved is what would stand there now. */
  const holds = (said: kept.YesRow, person: kept.Person): boolean =>
    sealing.fits(digested(said.memberId, person, said.lines), said.wordsDigest);

  const expectSeen = (memberId: string, me: kept.Person, { lines, seen }: Form): ReportLine[] => {
    if (!sealing.holds(seenOf(memberId, me), seen)) throw conflict(CHANGED);
    const own = rules.linesOf(me.seeking).map(({ line }) => line);
    const approved = own.filter((line) => lines.includes(line));
    if (approved.length < REPORT_LINES_MIN) throw conflict(TOO_FEW);
    return approved;
  };

  const find = async (memberId: string, matchId: string): Promise<CompatibilityReport> => {
    const otherId = await expectOther(db, memberId, matchId);
    const me = await expectPerson(db, memberId);
    const row = await kept.findUnderWay(db, matchId);
    const said = row ? await kept.listYes(db, row.id) : [];
    const mine = said.find((one) => one.memberId === memberId);
    const byMe = row?.askerId === memberId;
    const first = said.find((one) => one.memberId === row?.askerId);
    const asker = byMe ? me : row && (await expectPerson(db, otherId));
    const rests = rules.restsUntil(await kept.listAskedOf(db, matchId, memberId), clock.now());
    const isAsked = row?.state === 'asked';
    const lapsed = isAsked && !(first && asker && holds(first, asker));
    return {
      state: row ? (isAsked ? 'asked' : 'made') : 'none',
      byMe,
      lines: rules
        .linesOf(me.seeking)
        .map((one) => ({ ...one, approved: mine?.lines.includes(one.line) ?? false })),
      seen: sealing.sign(seenOf(memberId, me)),
      theirLines: isAsked && !byMe && !lapsed ? (first?.lines ?? null) : null,
      lapsed,
      rights: (await kept.listOpenRights(db, memberId)).length,
      since: (row?.madeAt ?? row?.askedAt)?.toISOString() ?? null,
      restsUntil: row ? null : (rests?.toISOString() ?? null),
      opened: mine?.openedAt != null,
    };
  };

  /** Whether the other has asked: then the two yeses make it. */
  const ask = async (
    tx: Queryable,
    memberId: string,
    matchId: string,
    form: Form,
  ): Promise<'asked' | 'both' | 'made'> => {
    const other = await expectOther(tx, memberId, matchId);
    await kept.lockMembers(tx, [memberId, other]);
    const underWay = await kept.findUnderWay(tx, matchId);
    if (underWay?.state === 'made') return 'made';
    if (underWay && underWay.askerId !== memberId) return 'both';
    const me = await expectPerson(tx, memberId);
    const lines = expectSeen(memberId, me, form);
    if ((await kept.listOpenRights(tx, memberId)).length === 0) throw conflict(NO_RIGHT);
    const now = clock.now();
    const before = await kept.listAskedOf(tx, matchId, memberId);
    const rests = underWay ? undefined : rules.restsUntil(before, now);
    if (rests) throw conflict(resting(rests));
    const reportId =
      underWay?.id ?? (await kept.recordAsked(tx, { matchId, askerId: memberId, askedAt: now }));
    const wordsDigest = sealing.digest(digested(memberId, me, lines));
    await kept.saveYes(tx, { reportId, memberId, lines, wordsDigest, saidAt: now });
    if (!underWay) await tellAsked(tx, { to: other, from: memberId, reportId, matchId }, before);
    return 'asked';
  };

  /** Asked again within a day it stands in the bell, unread if it was, and nothing leaves. */
  const tellAsked = async (
    tx: Queryable,
    about: { to: string; from: string; reportId: string; matchId: string },
    before: readonly kept.ReportRow[],
  ): Promise<void> => {
    const { to, from: tellsOf, matchId } = about;
    const bell = { memberId: to, type: 'new_match', about: askedAbout(matchId), tellsOf } as const;
    if (!rules.isTold(before, clock.now())) return standing.settle(tx, bell, { ...ASKED, count: 1 });
    await standing.remove(tx, to, bell.about);
    await notify(tx, askedNotice({ ...about, publicUrl }));
  };

  /** All that a report would be made of, now; refused where it cannot be made. */
  const findDraft = async (tx: Queryable, memberId: string, matchId: string, form: Form) => {
    const otherId = await expectOther(tx, memberId, matchId);
    const row = await kept.findUnderWay(tx, matchId);
    if (row?.state !== 'asked' || row.askerId !== otherId) throw conflict(THEY_CHANGED);
    const [me, asker] = [await expectPerson(tx, memberId), await expectPerson(tx, otherId)];
    const lines = expectSeen(memberId, me, form);
    const first = (await kept.listYes(tx, row.id)).find((one) => one.memberId === otherId);
    if (!first || !holds(first, asker)) throw conflict(THEY_CHANGED);
    const theirs = { seeking: asker.seeking, lines: first.lines };
    const mine = { seeking: me.seeking, lines };
    if (rules.sharedLines(theirs, mine).length < REPORT_LINES_MIN) throw conflict(TOO_FEW_SHARED);
    const [right] = await kept.listOpenRights(tx, otherId);
    if (!right) throw conflict(NO_RIGHT_LEFT);
    const names = [asker.name, me.name] as const;
    const wordsDigest = sealing.digest(digested(memberId, me, lines));
    return { row, otherId, right, lines, wordsDigest, names, report: rules.reportOf(theirs, mine) };
  };

  const make = async (memberId: string, matchId: string, form: Form): Promise<string[]> => {
    const madeAt = clock.now();
    // Drawn before anything is held: it takes longer than all the rest.
    const { otherId, names, report } = await findDraft(db, memberId, matchId, form);
    const whole = await drawReport({ names, report, madeAt, day: dayIn(ZONE, madeAt) });
    return files.withStored(otherId, { whole }, (fileId) =>
      db.transaction(async (tx) => {
        await kept.lockMembers(tx, [memberId, otherId]);
        const draft = await findDraft(tx, memberId, matchId, form);
        if (JSON.stringify([draft.names, draft.report]) !== JSON.stringify([names, report]))
          throw conflict(CHANGED);
        const { row, right, lines, wordsDigest } = draft;
        await kept.saveYes(tx, { reportId: row.id, memberId, lines, wordsDigest, saidAt: madeAt });
        await kept.markRight(tx, right.id, madeAt);
        await kept.recordMade(tx, row.id, { fileId, rightId: right.id, madeAt });
        await files.keep(tx, fileId);
        await standing.read(tx, memberId, askedAbout(matchId));
        for (const [to, from] of [
          [memberId, otherId],
          [otherId, memberId],
        ] as const)
          await notify(tx, madeNotice({ to, from, reportId: row.id, matchId, publicUrl }));
        return [memberId, otherId, ...(await endUnanswered(tx, otherId))];
      }),
    );
  };

  /** Of whoever has none left: nobody is kept waiting for a report that cannot be made. Answers whom it concerns. */
  const endUnanswered = async (tx: Queryable, askerId: string): Promise<string[]> => {
    if ((await kept.listOpenRights(tx, askerId)).length > 0) return [];
    const waiting = await kept.listAskedBy(tx, askerId);
    const ties = await kept.listUnderWay(tx, askerId);
    for (const row of waiting) await ending.end(tx, row, { byId: askerId });
    return ties.filter(({ id }) => waiting.some((row) => row.id === id)).map(({ otherId }) => otherId);
  };

  return {
    rights: makeRights(needs),
    /** Of a member’s, whose files go with them. */
    countMade: (memberId: string): Promise<number> => kept.countMade(db, memberId),
    endOf: ending.endOf,
    endApart: ending.endApart,
    endParted: ending.endParted,
    letLostGo: ending.letLostGo,

    /** What was told under a consent stands in no file once it is taken back. */
    async memberChanged(tx: Queryable, memberId: string, what: MemberChange): Promise<void> {
      if (what === 'consent') await ending.endOf(tx, memberId);
    },

    find: ({ memberId }: Viewer, matchId: string) => find(memberId, matchId),

    async approve({ memberId }: Viewer, matchId: string, form: Form): Promise<CompatibilityReport> {
      const otherId = await expectOther(db, memberId, matchId);
      await limits.take('compatibility', memberId, SAID);
      const said = await db.transaction((tx) => ask(tx, memberId, matchId, form));
      if (said === 'both') {
        try {
          tellScreens(...(await make(memberId, matchId, form)));
        } catch (error) {
          // Tapped twice, the second finds it made.
          if ((await kept.findUnderWay(db, matchId))?.state !== 'made') throw error;
        }
      } else tellScreens(memberId, otherId);
      return find(memberId, matchId);
    },

    async end({ memberId }: Viewer, matchId: string): Promise<void> {
      const otherId = await db.transaction(async (tx) => {
        const other = await expectOther(tx, memberId, matchId);
        await kept.lockMembers(tx, [memberId, other]);
        const row = await kept.findUnderWay(tx, matchId);
        if (!row) return undefined;
        await ending.end(tx, row, { byId: memberId, isNo: true });
        return other;
      });
      if (otherId) tellScreens(memberId, otherId);
    },

    /**
     * For the two alone, while nothing keeps them apart: asked here and once more with the file. That it was opened is
     * written before it leaves, and under the lock under which it would end: nobody has both the file and the right.
     */
    async open({ memberId }: Viewer, matchId: string): Promise<OpenedFile | undefined> {
      await expectOther(db, memberId, matchId);
      const row = await kept.findUnderWay(db, matchId);
      if (!row?.fileId) return undefined;
      const signature = fileAddress.sign(REPORT_KIND, memberId, row.fileId);
      const file = await files.open(memberId, row.fileId, 'whole', signature);
      const bytes = await file?.read();
      if (!file || !bytes) return undefined;
      const opened = await db.transaction(async (tx) => {
        await kept.lockMembers(tx, [memberId, await expectOther(tx, memberId, matchId)]);
        if ((await kept.findUnderWay(tx, matchId))?.fileId !== row.fileId) return undefined;
        return { first: await kept.recordOpened(tx, row.id, memberId, clock.now()) };
      });
      if (opened?.first) tellScreens(memberId);
      return opened && { ...file, read: async () => bytes };
    },
  };
};
export type Compatibility = ReturnType<typeof makeCompatibility>;
