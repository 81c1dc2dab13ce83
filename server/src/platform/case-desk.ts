// What staff do with a case of any room: take it, note on it, hand it over, close and reopen it; of two who take one, one wins.
import type { Work } from '@ijeuwa/contract/work';
import { conflict, notFound } from './app-error.ts';
import type { Audit } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Database, Queryable } from './database/connect.ts';
import type { StaffViewer } from './http/viewer.ts';
import type { Live } from './live.ts';
import type { Sealing } from './sealing.ts';
import { workChanged } from './work-changed.ts';

export type CaseDeskNeeds = { db: Database; clock: Clock; live: Live; audit: Audit; sealing: Sealing };

/** Whoever of the staff acts. */
export type Actor = Pick<StaffViewer, 'staffId'>;
type CaseRecord = { staffId: string | null; closedAt: Date | null };
type CaseNote = { id: string; staffId: string; clientId: string; textSealed: string; notedAt: Date };

/** A room's cases, as its repository remembers them. */
export type Cases<C extends CaseRecord> = {
  /** As the audit calls one: "enquiry". */
  name: string;
  work: Work;
  /** Whoever works on the same one waits until this transaction has ended. */
  lock(tx: Queryable, id: string): Promise<C | undefined>;
  change(tx: Queryable, id: string, change: Partial<CaseRecord>): Promise<void>;
  /** Why it cannot be closed now, as whoever tries is told. */
  refuseClosing?(one: C): string | undefined;
  /** Where more than the closing ends. */
  reopen?(tx: Queryable, one: C): Promise<void>;
  /** `id`: of the case. The same note sent twice is one. */
  recordNoteOnce(tx: Queryable, note: CaseNote): Promise<boolean>;
  /** Whoever it is of hears that it stands otherwise, once it does. */
  changed?(one: C): void;
};
/** What is done in the run of the work has no other reason. */
export const QUEUE_WORK = 'work on the queue';

export const makeCaseDesk = <C extends CaseRecord>(needs: CaseDeskNeeds, cases: Cases<C>) => {
  const { db, clock, live, audit, sealing } = needs;
  const { name } = cases;

  const locked = async (tx: Queryable, id: string): Promise<C> => {
    const found = await cases.lock(tx, id);
    if (!found) throw notFound('This enquiry');
    return found;
  };
  /** Colleagues who look at the same queue are told once it has happened; a deed answers the case that it changed. */
  const work = async (deed: (tx: Queryable) => Promise<C | undefined>): Promise<void> => {
    const one = await db.transaction(deed);
    workChanged(live, cases.work);
    if (one) cases.changed?.(one);
  };
  const record = (tx: Queryable, staffId: string, id: string, act: string, reason = QUEUE_WORK) =>
    audit.record(tx, { staffId, act, subject: `${name} ${id}`, reason });

  return {
    locked,
    work,
    record,

    refuseOthers({ staffId, closedAt }: CaseRecord, me: string): void {
      if (closedAt) throw conflict('This enquiry is closed. Please reopen it to answer.');
      if (staffId === null) throw conflict('Please take this enquiry first, to answer it.');
      if (staffId !== me) throw conflict('A colleague has this enquiry.');
    },

    claim: ({ staffId }: Actor, id: string): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        const { staffId: holder, closedAt } = one;
        if (holder === staffId) return undefined;
        if (holder) throw conflict('A colleague was faster: they have this enquiry.');
        if (closedAt) throw conflict('This enquiry is closed. Please reopen it first.');
        await cases.change(tx, id, { staffId });
        await record(tx, staffId, id, `take ${name}`);
        return one;
      }),

    note: (
      { staffId }: Actor,
      id: string,
      { clientId, text }: { clientId: string; text: string },
    ): Promise<void> =>
      work(async (tx) => {
        await locked(tx, id);
        const textSealed = sealing.seal(text);
        const note = { id, staffId, clientId, textSealed, notedAt: clock.now() };
        if (await cases.recordNoteOnce(tx, note)) await record(tx, staffId, id, `note on ${name}`);
        return undefined;
      }),

    handOver: ({ staffId }: Actor, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        if (!one.staffId) throw conflict('Nobody has this enquiry: it waits already, or is closed.');
        await cases.change(tx, id, { staffId: null });
        await record(tx, staffId, id, `hand over ${name}`, reason);
        return one;
      }),

    close: ({ staffId }: Actor, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        if (one.closedAt) throw conflict('Somebody has closed this enquiry already.');
        const why = cases.refuseClosing?.(one);
        if (why) throw conflict(why);
        await cases.change(tx, id, { staffId: null, closedAt: clock.now() });
        await record(tx, staffId, id, `close ${name}`, reason);
        return one;
      }),

    reopen: ({ staffId }: Actor, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        if (!one.closedAt) throw conflict('This enquiry is open already.');
        await cases.change(tx, id, { closedAt: null });
        await cases.reopen?.(tx, one);
        await record(tx, staffId, id, `reopen ${name}`, reason);
        return one;
      }),
  };
};
