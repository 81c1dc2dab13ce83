// The audit of the back office: every act and every look at private data, each entry sealed by the one before.
import { createHash } from 'node:crypto';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { AUDIT_PAGE, type listAudit } from '@ijeuwa/contract/staff';
import type { Act, Look, Audit as WriteAudit } from '#platform/audit.ts';
import { type Clock, HOUR_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import * as audit from './audit.repository.ts';

const LOOK_MS = HOUR_MS;
const WORK = 'work on the queue';
const CHECKED_AT_ONCE = 1000;
const BEGINNING = 'ijeuwa';
type Point = { seq: number; hash: string };
const BEFORE_ALL: Point = { seq: 0, hash: BEGINNING };

type Asked = { words?: string | undefined; after?: string | undefined };

export type Audit = WriteAudit & {
  /** Everything from the first entry on; fails where somebody changed the past. */
  checkWhole(): Promise<void>;
  list(asked: Asked): Promise<Answer<typeof listAudit>>;
};

/** A list in a fixed order has one spelling only. */
const hashOf = (row: Omit<audit.AuditRow, 'hash'>): string => {
  const { seq, at, staffId, act, subject, reason, previousHash } = row;
  const spelled = JSON.stringify([previousHash, seq, at.toISOString(), staffId, act, subject, reason]);
  return createHash('sha256').update(spelled).digest('hex');
};

export const makeAudit = ({ db, clock }: { db: Database; clock: Clock }): Audit => {
  /** The last entry of the chain when every one follows the one before; undefined when one does not. */
  const follow = async (from: Point): Promise<Point | undefined> => {
    let last = from;
    for (;;) {
      const rows = await audit.listEntriesAfter(db, last.seq, CHECKED_AT_ONCE);
      for (const row of rows) {
        const follows = row.seq === last.seq + 1 && row.previousHash === last.hash;
        if (!follows || row.hash !== hashOf(row)) return undefined;
        last = row;
      }
      if (rows.length < CHECKED_AT_ONCE) return last;
    }
  };

  /** From where it was found whole before: each view follows what is new, the nightly check everything. */
  const isIntact = async (): Promise<boolean> => {
    const check = await audit.findCheck(db);
    if (check?.brokenAt) return false;
    const reached = check && (await audit.findEntry(db, check.seq));
    if (check && (reached?.hash !== check.hash || reached.hash !== hashOf(reached))) return false;
    const end = await follow(check ?? BEFORE_ALL);
    if (end && end.seq > (check?.seq ?? 0)) await audit.advanceCheck(db, end);
    return end !== undefined;
  };

  const record = async (tx: Queryable, act: Act): Promise<void> => {
    await audit.lockAudit(tx);
    const last = await audit.findLastEntry(tx);
    const row = {
      ...act,
      seq: (last?.seq ?? 0) + 1,
      at: clock.now(),
      previousHash: last?.hash ?? BEGINNING,
    };
    await audit.saveEntry(tx, { ...row, hash: hashOf(row) });
  };

  const recordOpened = (look: Look): Promise<void> =>
    db.transaction((tx) => record(tx, { ...look, reason: WORK }));

  return {
    record,

    recordOpened,

    async recordLook(look: Look): Promise<void> {
      const { staffId, act, subject } = look;
      const last = await audit.findLastOf(db, staffId, act);
      const isSame = last?.subject === subject && clock.now().getTime() - last.at.getTime() < LOOK_MS;
      if (subject === '' || isSame) return;
      await recordOpened(look);
    },

    async checkWhole(): Promise<void> {
      const check = await audit.findCheck(db);
      const end = await follow(BEFORE_ALL);
      if (!end || end.seq < (check?.seq ?? 0)) {
        await audit.markBroken(db, clock.now());
        throw new Error('the audit is not whole: an entry was changed or removed');
      }
      await audit.markWhole(db);
      if (end.seq > 0) await audit.advanceCheck(db, end);
    },

    async list({ words = '', after }): Promise<Answer<typeof listAudit>> {
      const sought = {
        words: words.split(/\s+/).filter(Boolean),
        before: after === undefined ? undefined : Number(after),
      };
      const rows = await audit.listEntriesBefore(db, sought, AUDIT_PAGE + 1);
      const entries = rows.slice(0, AUDIT_PAGE).map(({ entry, email }) => ({
        seq: entry.seq,
        at: entry.at.toISOString(),
        staff: email,
        act: entry.act,
        subject: entry.subject,
        reason: entry.reason,
        hash: entry.hash,
      }));
      const next = rows.length > AUDIT_PAGE ? String(entries.at(-1)!.seq) : null;
      return { entries, intact: await isIntact(), next };
    },
  };
};
