// How a report ends: by a word of one of the two, or by what keeps them apart; its file goes in the same transaction.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Live } from '#platform/live.ts';
import type { PrivateFiles } from '#platform/private-files/private-files.ts';
import * as kept from './compatibility.repository.ts';
import { comesBack } from './compatibility.rules.ts';
import { REPORT_KIND } from './report.kind.ts';

export type EndingNeeds = { db: Database; clock: Clock; live: Live; privateFiles: PrivateFiles };

const AT_ONCE = 500;

export const makeEnding = ({ db, clock, live, privateFiles }: EndingNeeds) => {
  const files = privateFiles.ofKind(REPORT_KIND);

  /** The caller holds both. `byId`: who ends it, where somebody does. */
  const end = async (tx: Queryable, row: kept.ReportRow, byId?: string): Promise<void> => {
    const isNo = row.state === 'asked' && byId !== undefined && byId !== row.askerId;
    await kept.recordOver(tx, [row.id], isNo ? 'declined' : 'withdrawn', clock.now());
    if (row.fileId) await files.release(tx, row.fileId);
    if (row.state !== 'made' || !row.rightId) return;
    const said = await kept.listYes(tx, row.id);
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
        if (row) await end(tx, row, memberId);
      }
    },

    /** What stands for no report any more. */
    async letLostGo(): Promise<void> {
      for (const name of await kept.listLostFiles(db, REPORT_KIND.name, AT_ONCE))
        await files.release(db, name.slice(0, -REPORT_KIND.pieces.whole.length));
    },

    /** What a block or the end of a match leaves behind: nobody could open it any more, and now it goes. */
    async endApart(): Promise<void> {
      await tryEach(await kept.listApart(db, AT_ONCE), async ({ id, lowId, highId }) => {
        await db.transaction(async (tx) => {
          await kept.lockMembers(tx, [lowId, highId]);
          const row = await kept.findReport(tx, id);
          if (row && (row.state === 'asked' || row.state === 'made')) await end(tx, row);
        });
        live.toMembers([lowId, highId], 'changed', { what: 'compatibility' });
      });
    },
  };
};
export type Ending = ReturnType<typeof makeEnding>;
