// Makes the file of each invoice out of what was frozen of it, keeps its bytes and their hash, and sends it to its buyer.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { FindRenewed } from '../agreements/renewed.ts';
import { creditNoteNotice, receiptNotice } from './invoices.mails.ts';
import * as invoices from './invoices.repository.ts';
import type { Issuing } from './issuing.service.ts';
import { paperWords } from './paper-words.rules.ts';
import { thaw } from './snapshot.ts';

export type PapersNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  notify: Notify;
  findZone: FindZone;
  issuing: Issuing;
  findRenewed: FindRenewed;
  onError: (error: unknown) => void;
};

/** Of one run; the next one goes on. */
const AT_ONCE = 500;
const LATE_AT_ONCE = 100;
/** Drawing holds everybody else up: whoever has just paid is answered first. */
const NUDGED_AFTER_MS = 200;

export const makePapers = ({
  db,
  clock,
  sealing,
  notify,
  findZone,
  issuing,
  findRenewed,
  onError,
}: PapersNeeds) => {
  const make = async ({ invoice, memberId }: invoices.FoundInvoice): Promise<void> => {
    const { snapshotSealed } = await invoices.findPaper(db, invoice.id);
    const { snapshot, receiptHash } = thaw(sealing, snapshotSealed);
    // What draws it is loaded for the first of them: it takes more memory than all of this room.
    const { drawPaper } = await import('./draw-paper.ts');
    const bytes = await drawPaper(paperWords(snapshot, receiptHash), {
      number: snapshot.number,
      issuedAt: new Date(snapshot.issuedAt),
    });
    const pdfSealed = sealing.seal(bytes.toString('base64'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await db.transaction(async (tx) => {
      if (!(await invoices.savePaperOnce(tx, invoice.id, { pdfSealed, sha256, madeAt: clock.now() }))) return;
      const order = (await invoices.findOrderRow(tx, invoice.orderId))!;
      // Whoever paid before there were invoices finds theirs in the list.
      const isLate = invoice.issuedAt.getTime() !== order.settledAt?.getTime();
      if (invoice.kind === 'invoice' && isLate) return;
      const noticeOf = invoice.kind === 'invoice' ? receiptNotice : creditNoteNotice;
      const renewed = await findRenewed(tx, invoice.orderId);
      const zone = await findZone(tx, memberId);
      await notify(tx, noticeOf({ snapshot, memberId, bytes, zone, renewed }));
    });
  };

  const makeWaiting = async (): Promise<void> => {
    await tryEach(await invoices.listUnmade(db, AT_ONCE), make);
  };

  const bytesOf = async (invoiceId: string): Promise<Buffer | undefined> => {
    const { pdfSealed } = await invoices.findPaper(db, invoiceId);
    return pdfSealed === null ? undefined : Buffer.from(sealing.open(pdfSealed), 'base64');
  };

  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      await wait(NUDGED_AFTER_MS);
      again = false;
      await makeWaiting().catch(onError);
    } while (again);
    running = undefined;
  };

  return {
    makeWaiting,

    async issueLate(): Promise<void> {
      const ids = await invoices.listWithoutInvoice(db, LATE_AT_ONCE);
      await tryEach(ids, (id) => db.transaction((tx) => issuing.issueFor(tx, id)));
    },

    /** The same as it was kept; made now where its turn has not come yet. */
    async open(found: invoices.FoundInvoice): Promise<Buffer> {
      const kept = await bytesOf(found.invoice.id);
      if (kept) return kept;
      await make(found);
      return (await bytesOf(found.invoice.id))!;
    },

    /** After the commit of what was issued: nobody waits for it, and the timetable finds what this misses. */
    nudge(): void {
      again = true;
      running ??= run();
    },

    /** Once nothing is under way that was nudged. */
    idle: async (): Promise<void> => running,
  };
};
export type Papers = ReturnType<typeof makePapers>;
