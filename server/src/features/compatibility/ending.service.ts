// How a report ends: by a word of one of the two, or by what keeps them apart; its file goes in the same transaction.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Live } from '#platform/live.ts';
import type { StandingNotices } from '#platform/notify.ts';
import type { PrivateFiles } from '#platform/private-files/private-files.ts';
import { askedAbout, madeAbout } from './compatibility.mails.ts';
import * as kept from './compatibility.repository.ts';
import { comesBack } from './compatibility.rules.ts';
import { REPORT_KIND } from './report.kind.ts';

export type EndingNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  standing: StandingNotices;
  privateFiles: PrivateFiles;
};
/** Who ends it, where somebody does; and whether that is a no to what the other asked. */
type By = { byId?: string; isNo?: boolean };

const AT_ONCE = 500;

export const makeEnding = ({ db, clock, live, standing, privateFiles }: EndingNeeds) => {
  const files = privateFiles.ofKind(REPORT_KIND);

  /** Nobody is called to what was taken back; what was read stays as it was. */
  const unring = async (tx: Queryable, { matchId, askerId }: kept.ReportRow): Promise<void> => {
    const otherId = await kept.findAsked(tx, matchId, askerId);
    const about = askedAbout(matchId);
    if (otherId && (await standing.read(tx, otherId, about)).length > 0)
      await standing.remove(tx, otherId, about);
  };

  /** The caller holds both. */
  const end = async (tx: Queryable, row: kept.ReportRow, { byId, isNo }: By): Promise<void> => {
    const isDeclined = isNo && row.state === 'asked' && byId !== row.askerId;
    await kept.recordOver(tx, [row.id], isDeclined ? 'declined' : 'withdrawn', clock.now());
    if (row.state === 'asked') await unring(tx, row);
    if (row.fileId) await files.release(tx, row.fileId);
    const said = await kept.listYes(tx, row.id);
    for (const { memberId } of said) await standing.outdate(tx, memberId, [madeAbout(row.id)]);
    if (row.state !== 'made' || !row.rightId) return;
    const opened = (isOwner: boolean) =>
      said.some((one) => (one.memberId === row.askerId) === isOwner && one.openedAt !== null);
    const facts = { byOwner: byId === row.askerId, ownerOpened: opened(true), otherOpened: opened(false) };
    if (comesBack(facts)) await kept.markRight(tx, row.rightId, null);
  };

  return {
    end,

    /** Of a member who leaves. */
    async endOf(tx: Queryable, memberId: string): Promise<void> {
      const ties = await kept.listUnderWay(tx, memberId);
      await kept.lockMembers(tx, [memberId, ...ties.map(({ otherId }) => otherId)]);
      for (const { id } of await kept.listUnderWay(tx, memberId)) {
        const row = await kept.findReport(tx, id);
        if (row) await end(tx, row, { byId: memberId });
      }
    },

    /** In the transaction in which one of the two ends their match, by a block too. */
    async endParted(tx: Queryable, matchId: string, byId: string, otherId: string): Promise<void> {
      await kept.lockMembers(tx, [byId, otherId]);
      const row = await kept.findUnderWay(tx, matchId);
      if (row) await end(tx, row, { byId, isNo: true });
    },

    /** What stands for no report any more. */
    async letLostGo(): Promise<void> {
      for (const name of await kept.listLostFiles(db, REPORT_KIND.name, AT_ONCE))
        await files.release(db, name.slice(0, -REPORT_KIND.pieces.whole.length));
    },

    /** What keeps two apart without a word of either: nobody could open it any more, and now it goes. */
    async endApart(): Promise<void> {
      await tryEach(await kept.listApart(db, AT_ONCE), async ({ id, lowId, highId }) => {
        await db.transaction(async (tx) => {
          await kept.lockMembers(tx, [lowId, highId]);
          const row = await kept.findReport(tx, id);
          if (row && (row.state === 'asked' || row.state === 'made')) await end(tx, row, {});
        });
        live.toMembers([lowId, highId], 'changed', { what: 'compatibility' });
      });
    },
  };
};
export type Ending = ReturnType<typeof makeEnding>;
