// Leaving: closed at once, seven days to come back, then erased; and erased again where a restore brought somebody back.
import { type Lost, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import type { Proof } from '@ijeuwa/contract/ways';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import type { FileStore } from '#platform/ports/file-store.ts';
import type { PrivateFiles } from '#platform/private-files/private-files.ts';
import { workChanged } from '#platform/work-changed.ts';
import { erasedMail, leavingMail, returnedMail } from '../leaving.mails.ts';
import type { OwnerProof } from '../owner-proof.ts';
import { makeErasureList } from './erasure-list.ts';
import * as erasures from './erasures.repository.ts';
import { findLost as findLostRows } from './lost.repository.ts';

export type ErasuresNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  files: FileStore;
  privateFiles: PrivateFiles;
  notify: Notify;
  findZone: FindZone;
  ownerProof: OwnerProof;
  publicUrl: string;
  /** Of the accounts room: the account is closed and its sessions end, or it is open again as it was. */
  departure: {
    close(tx: Queryable, memberId: string): Promise<void>;
    reopen(tx: Queryable, memberId: string): Promise<boolean>;
    /** After the commit: whatever is still open on a screen ends. */
    cutAll(memberId: string): void;
  };
  /** Of the matching room: whose conversations with the member close, and open again. */
  listPartners: (tx: Queryable, memberId: string) => Promise<string[]>;
  /** Of the couples room: with whom the member is one. */
  findPartner: (tx: Queryable, memberId: string) => Promise<string | undefined>;
  /** Of the rooms that keep it: what runs and does not come back with whoever returns, to be read before … */
  findEnding: (
    memberId: string,
  ) => Promise<Pick<Lost, 'appointments' | 'vip' | 'seats' | 'reports' | 'credit'>>;
  /** … and its end: the couple, appointments, a VIP case, seats, what waits for money, the renewal. */
  endAll: (tx: Queryable, memberId: string) => Promise<void>;
  /** Of the billing room: the books keep who bought, and what is had once stays had. */
  settleBuyers: (tx: Queryable, memberId: string) => Promise<void>;
};

const ERASED_AT_ONCE = 50;
/** Longer than anything that is being written takes, and than it is until the next run. */
const LATE_MS = 30 * MINUTE_MS;
const RETURN_MS = RETURN_DAYS * DAY_MS;

export const makeErasures = (needs: ErasuresNeeds) => {
  const { db, clock, live, notify, ownerProof, departure, publicUrl } = needs;
  const list = makeErasureList(needs);
  const tell = (partners: readonly string[]) => {
    live.toMembers(partners, 'changed', { what: 'matches' });
    live.toMembers(partners, 'changed', { what: 'couple' });
  };
  /** What waits for their look is left out of it, or in it again; what ran has ended. */
  const tellStaff = () => {
    for (const what of ['reviews', 'transfers', 'appointments', 'vipCases'] as const) workChanged(live, what);
  };
  const findLost = async (memberId: string): Promise<Lost> => {
    const partnerId = await needs.findPartner(db, memberId);
    return {
      ...(await findLostRows(db, memberId, clock.now())),
      ...(await needs.findEnding(memberId)),
      couple: partnerId ? await erasures.findName(db, partnerId) : null,
    };
  };

  /** Answers whether there was something to erase; somebody who came back in the meantime is left alone. */
  const erase = (memberId: string, { restored }: { restored: boolean }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const account = await erasures.lockAccount(tx, memberId);
      if (!account || account.status === 'erased') return false;
      const asked = await erasures.findAsked(tx, memberId);
      const now = clock.now();
      if (!restored && (!asked || asked.dueAt > now)) return false;
      await needs.settleBuyers(tx, memberId);
      await erasures.eraseRows(tx, memberId);
      await erasures.recordErased(tx, {
        memberId,
        askedAt: asked?.askedAt ?? later(now, -RETURN_MS),
        dueAt: now,
        erasedAt: now,
      });
      if (!restored)
        await notify(tx, {
          onceKey: `erased:${memberId}`,
          category: 'security',
          mail: { to: account.email, ...erasedMail() },
        });
      // Before the commit: whoever is in the list and still there is erased by the next run.
      await erasures.lockList(tx);
      await list.add(memberId);
      return true;
    });

  const eraseAll = async (ids: readonly string[], how: { restored: boolean }): Promise<void> => {
    let gone = 0;
    await tryEach(ids, async (id) => {
      if (!(await erase(id, how))) return;
      gone += 1;
      departure.cutAll(id);
    });
    if (gone > 0) await needs.privateFiles.sweep();
  };

  /** Whatever was written for them while they were erased has waited for it, and stands there now. */
  const eraseLate = async (ids: readonly string[]): Promise<void> => {
    await tryEach(ids, (id) =>
      db.transaction(async (tx) => {
        await erasures.lockAccount(tx, id);
        await erasures.eraseRows(tx, id);
      }),
    );
    if (ids.length > 0) await needs.privateFiles.sweep();
  };

  /** Answers whose conversations open again. Repeating it is fine: whoever is back is back. */
  const open = async (tx: Queryable, memberId: string, refuseLate: () => void): Promise<string[]> => {
    const account = await erasures.lockAccount(tx, memberId);
    const asked = await erasures.findAsked(tx, memberId);
    if (account?.status !== 'leaving' || !asked) return [];
    if (asked.dueAt <= clock.now()) {
      refuseLate();
      return [];
    }
    await erasures.forgetAsked(tx, memberId);
    await departure.reopen(tx, memberId);
    await notify(tx, {
      onceKey: `returned:${memberId}:${clock.now().getTime()}`,
      category: 'security',
      memberId,
      mail: returnedMail(await erasures.findName(tx, memberId), `${publicUrl}/forgot-password`),
    });
    return needs.listPartners(tx, memberId);
  };

  return {
    findLost,

    /** Answers until when one may come back. */
    async ask(viewer: Viewer, proof: Proof): Promise<{ until: string }> {
      const { memberId } = viewer;
      const proven = await ownerProof.demand(viewer, proof);
      const askedAt = clock.now();
      const dueAt = later(askedAt, RETURN_MS);
      // As the dialog said it a moment ago.
      const lost = await findLost(memberId);
      const partners = await db.transaction(async (tx) => {
        // Before the account is locked: money that comes meanwhile holds its order first, and the account after it.
        await needs.endAll(tx, memberId);
        await ownerProof.lockProven(tx, proven);
        const matched = await needs.listPartners(tx, memberId);
        await erasures.recordAsked(tx, { memberId, askedAt, dueAt });
        await departure.close(tx, memberId);
        const name = await erasures.findName(tx, memberId);
        const zone = await needs.findZone(tx, memberId);
        await notify(tx, {
          onceKey: `leaving:${memberId}:${askedAt.getTime()}`,
          category: 'security',
          memberId,
          mail: leavingMail({ name, zone, until: dueAt, lost }, `${publicUrl}/auth`),
        });
        return matched;
      });
      departure.cutAll(memberId);
      tell(partners);
      tellStaff();
      return { until: dueAt.toISOString() };
    },

    async comeBack({ memberId }: Viewer): Promise<void> {
      const refuse = () => {
        throw new AppError('expired', 'The seven days are over: your account is being erased.');
      };
      tell(await db.transaction((tx) => open(tx, memberId, refuse)));
      tellStaff();
    },

    /** A stranger in the account may have asked for its end. */
    memberChanged: (async (tx, memberId, what) => {
      if (what === 'reclaimed') await open(tx, memberId, () => {});
    }) satisfies MemberChanged,

    /** Whose seven days are over, and whom a restore has brought back. */
    async eraseDue(): Promise<void> {
      await eraseLate(await erasures.listErasedSince(db, later(clock.now(), -LATE_MS)));
      await eraseAll(await erasures.listDue(db, clock.now(), ERASED_AT_ONCE), { restored: false });
      await eraseAll(await erasures.listThere(db, await list.read()), { restored: true });
    },
  };
};
