// Invoices and credit notes: the member's own, their files, and how finance finds one.
import * as z from 'zod/mini';
import { OrderItem } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, requiredText, text } from './fields.ts';
import { GOING_BACK } from './payment-words.ts';

/** Spec 9. */
export const INVOICE_DUE_DAYS = 14;
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** Spec 6: Paid and Pending are as they should be; whatever else it is stands out. `Going back`: all of it, and it is not there yet; `Not received`: its transfer never came. */
export const INVOICE_STATUSES = [
  'Paid',
  'Pending',
  'Going back',
  'Partly refunded',
  'Refunded',
  'Charged back',
  'Not received',
  'Credited',
] as const;

export const Invoice = z.object({
  id: Id,
  /** IJ-2026-000001, or CN-2026-000001 for a credit note. */
  number: z.string(),
  /** What it is for: to its member by its own name, to staff as it stands on the paper. */
  item: OrderItem,
  date: Moment,
  /** In words, with its sign: $49.99. */
  amount: z.string(),
  status: z.enum(INVOICE_STATUSES),
  dueDate: Moment,
  /** Of an invoice: what of its order goes back, in words, how that stands, by which day, and what of it awaits an account; as beside the order. */
  goingBack: z.optional(
    z.object({
      amount: z.string(),
      stands: z.enum(GOING_BACK),
      by: z.nullable(Moment),
      awaited: z.nullable(z.string()),
    }),
  ),
  /** Where its file is. */
  invoiceFile: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'member',
  summary: 'The member’s own invoices and credit notes, newest first.',
  answer: z.object({ invoices: z.array(Invoice) }),
});

const FILE = /^(?:IJ|CN)-\d{4}-\d{6,9}\.pdf$/;
export const fetchInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:file',
  access: { member: 'own invoice' },
  summary: 'One invoice as a PDF file, by its number; another member’s is not there (404).',
  params: z.object({
    file: text({ maxLength: 40 }, z.regex(FILE, 'This is not the name of an invoice.')),
  }),
  answer: 'file',
});
export const ALL_INVOICES = 'all-invoices.zip';
export const fetchAllInvoices = endpoint({
  method: 'GET',
  path: '/invoices/all-invoices.zip',
  access: 'member',
  summary: 'All of the member’s invoices and credit notes in one ZIP file; 404 while there is none.',
  answer: 'file',
});

/** Where anybody finds out whether a receipt is real. */
export const RECEIPT_PATH = '/receipt/:hash';
export const RECEIPT_HASH = /^[0-9a-f]{32}$/;

export const FoundInvoice = z.object({
  ...Invoice.shape,
  kind: z.enum(INVOICE_KINDS),
  memberId: Id,
  memberName: z.string(),
  /** Of the order that it is for. */
  reference: z.string(),
  /** Of the file, once it is made. */
  sha256: z.nullable(z.string()),
});
export type FoundInvoice = z.infer<typeof FoundInvoice>;
export const findInvoices = endpoint({
  method: 'GET',
  path: '/api/staff/invoices',
  access: { staff: ['finance', 'support', 'admin'] },
  summary: 'The invoice of this number, or all of the order of this reference.',
  query: z.object({ number: requiredText('Please give a number or a reference.', 100) }),
  answer: z.object({ invoices: z.array(FoundInvoice) }),
});
