// What members, staff and whoever holds a paper do with invoices: list them, fetch their files, ask whether one is real.
import { type FoundInvoice, fetchInvoice, type Invoice, type InvoiceKind } from '@ijeuwa/contract/invoices';
import { type Zippable, zipSync } from 'fflate';
import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Limits } from '#platform/limits.ts';
import { makeFindRenewed } from '../agreements/renewed.ts';
import { makeCardBox } from '../agreements/stored-card.ts';
import { inWords } from '../billing.mails.ts';
import { goingBackOf } from '../refunds/on-its-way.rules.ts';
import * as invoices from './invoices.repository.ts';
import { fileOf, statusOf } from './invoices.rules.ts';
import { type IssuingNeeds, makeIssuing } from './issuing.service.ts';
import { makePapers, type PapersNeeds } from './papers.service.ts';

export type InvoicesNeeds = IssuingNeeds &
  Omit<PapersNeeds, 'issuing' | 'findRenewed'> & { limits: Limits; audit: Pick<Audit, 'recordLook'> };

/** Each opens and packs every paper of a member. */
const ALL_AT_ONCE = { points: 10, seconds: 3600 };

/** What anybody who holds the paper learns, and nothing more. */
export type RealReceipt = {
  kind: InvoiceKind;
  issuedAt: Date;
  amount: string;
  /** What of it was given back since, and when the last of that was. */
  credited?: { amount: string; at: Date; isAll: boolean };
};

// Of the same papers the same bytes; a ZIP knows no moment before 1980.
const NO_MOMENT = new Date('1980-01-01T12:00:00Z');

const toInvoice = (found: invoices.FoundInvoice, now: Date): Invoice => {
  const { id, kind, number, amountMinor, currency, issuedAt, dueAt } = found.invoice;
  const back = kind === 'invoice' ? goingBackOf(found.onItsWay, found.unnamedMinor, now) : undefined;
  return {
    id,
    number,
    item: found.item,
    date: issuedAt.toISOString(),
    amount: inWords(amountMinor, currency),
    status: statusOf(kind, { ...found, order: found.orderStatus, amountMinor }),
    dueDate: dueAt.toISOString(),
    ...(back && {
      goingBack: {
        amount: inWords(back.amountMinor, currency),
        stands: back.stands,
        by: back.by,
        awaited: back.awaitedMinor > 0 ? inWords(back.awaitedMinor, currency) : null,
      },
    }),
    invoiceFile: fetchInvoice.path.replace(':file', fileOf(number)),
  };
};

export const makeInvoices = (needs: InvoicesNeeds) => {
  const { db, limits, audit } = needs;
  const issuing = makeIssuing(needs);
  const papers = makePapers({ ...needs, issuing, findRenewed: makeFindRenewed(makeCardBox(needs.sealing)) });

  /** All of a member's, by the names of their files. */
  const filesOf = async (memberId: string): Promise<Map<string, Buffer>> => {
    const files = new Map<string, Buffer>();
    for (const found of await invoices.listOf(db, memberId))
      files.set(fileOf(found.invoice.number), await papers.open(found));
    return files;
  };

  return {
    afterSettling: issuing.afterSettling,
    issueFor: issuing.issueFor,
    creditNote: issuing.creditNote,
    issueLate: papers.issueLate,
    makeWaiting: papers.makeWaiting,
    nudge: papers.nudge,
    idle: papers.idle,
    filesOf,

    list: async (memberId: string): Promise<Invoice[]> =>
      (await invoices.listOf(db, memberId)).map((one) => toInvoice(one, needs.clock.now())),

    async fetch(memberId: string, file: string): Promise<Buffer> {
      const found = await invoices.findOwn(db, memberId, file.replace(/\.pdf$/, ''));
      if (!found) throw notFound('This invoice');
      return papers.open(found);
    },

    async fetchAll(memberId: string): Promise<Buffer> {
      await limits.take('invoices', memberId, ALL_AT_ONCE);
      const files = await filesOf(memberId);
      if (files.size === 0) throw notFound('An invoice');
      const zipped: Zippable = {};
      // They are packed already.
      for (const [name, bytes] of files) zipped[name] = [bytes, { level: 0, mtime: NO_MOMENT }];
      return Buffer.from(zipSync(zipped));
    },

    async findReal(receiptHash: string): Promise<RealReceipt | undefined> {
      const found = await invoices.findByHash(db, receiptHash);
      if (!found) return undefined;
      const { kind, orderId, issuedAt, amountMinor, currency } = found.invoice;
      const real = { kind, issuedAt, amount: inWords(amountMinor, currency) };
      if (kind === 'credit_note') return real;
      const back = await invoices.sumCredited(db, orderId);
      if (back.amountMinor === 0) return real;
      const isAll = back.amountMinor >= amountMinor;
      return { ...real, credited: { amount: inWords(back.amountMinor, currency), at: back.lastAt, isAll } };
    },

    async findNamed(name: string, staffId: string): Promise<FoundInvoice[]> {
      const found = await invoices.listNamed(db, name);
      await audit.recordLook({ staffId, act: 'read invoices', subject: name });
      return found.map((one) => ({
        ...toInvoice(one, needs.clock.now()),
        kind: one.invoice.kind,
        memberId: one.memberId,
        memberName: one.memberName ?? '',
        reference: one.reference,
        sha256: one.sha256,
      }));
    },
  };
};
export type Invoices = ReturnType<typeof makeInvoices>;
