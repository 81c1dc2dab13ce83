// The payment providers as far as the benches of money need them, in this process, by HTTP: Paystack's pages, stored cards,
// accounts, refunds, disputes and settlements here, PayPal beside it; and what became of each.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NIGERIAN_BANKS } from '@ijeuwa/contract/nigerian-banks';
import { makePaypal } from './paypal.ts';

export const SECRET_KEY = 'sk_test_of_the_bench';
type Asked = { amount: number; currency: string; email: string };
type Body = Asked & {
  reference: string;
  authorization_code: string;
  transaction: string;
  bank_transfer: { account_expires_at: string };
  refund_account_details: { bank_id: string };
  resolution: string;
};
export type Refund = { id: string; transaction: string; amount: number; currency: string; status: string };
type Dispute = {
  id: string;
  reference: string;
  status: string;
  resolution: string | null;
  createdAt: string;
};
/** The nth call from now on gets no answer, before or after it was done; whoever asked is told which it was. */
type Cut = { nth: number; ending: 'before' | 'after'; cut: (call: string) => void };
type Charge = { code: string; reference: string; at: number };

const of = <T>(data: T) => ({ status: true, data });
/** By a number of its own, which is the code of none. */
const BANKS = NIGERIAN_BANKS.map(({ code }, at) => ({ id: at + 1, code }));
const NOT_FOUND = { status: false, message: 'reference not found' };

export const startProvider = async () => {
  const begun = new Map<string, Asked>();
  const paid = new Map<string, string>();
  const charges: Charge[] = [];
  const counts = { verified: 0 };
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  /** Their cards do not take money back. */
  const troubled = new Set<string>();
  const forgotten = new Set<string>();
  /** Payments that were paid out to our bank, each as a settlement. */
  const paidOut: string[] = [];
  /** Of which less was paid out than came. */
  const shortened = new Set<string>();
  let said: string[] = [];
  let next: Cut | undefined;
  const paypal = makePaypal(refunds);

  const sendBack = ({ transaction, amount }: Body) => {
    const status = troubled.has(transaction) ? 'needs-attention' : 'processed';
    const made = { id: String(refunds.length + 1), transaction, amount, currency: 'NGN', status };
    refunds.push(made);
    return made;
  };

  const openAccount = (body: Body) => {
    begun.set(body.reference, body);
    const { account_expires_at } = body.bank_transfer;
    const account = { account_name: 'Ijeuwa', account_number: '9900000001', bank: { name: 'Bench Bank' } };
    return { status: 'pending_bank_transfer', reference: body.reference, ...account, account_expires_at };
  };

  const ofDispute = (method: string, path: string, { resolution }: Body): object | undefined => {
    const [, , id, deed] = path.split(/[/?]/);
    if (method === 'PUT' && deed === 'file') return {};
    const found = disputes.find((one) => one.id === id);
    if (!found) return undefined;
    if (method === 'GET' && deed === 'upload_url') {
      const { port } = server.address() as AddressInfo;
      return { signedUrl: `http://127.0.0.1:${port}/dispute/${id}/file`, fileName: 'answer.pdf' };
    }
    if (deed === 'resolve') Object.assign(found, { status: 'resolved', resolution });
    if (deed) return {};
    const { reference, ...dispute } = found;
    const { amount, currency } = begun.get(reference)!;
    return { ...dispute, refund_amount: amount, currency, transaction: { reference, amount, currency } };
  };

  const settlementOf = (reference: string) => {
    const { amount, currency } = begun.get(reference)!;
    const sums = { total_amount: amount, effective_amount: amount, total_fees: 0, deductions: 0 };
    return { id: reference, status: 'success', currency, ...sums, settlement_date: new Date().toISOString() };
  };
  const settledBy = (path: string) => {
    const url = new URL(path, 'http://provider');
    if (url.searchParams.get('page') !== '1') return [];
    const [, , id] = url.pathname.split('/');
    if (!id) return paidOut.map(settlementOf);
    const reference = decodeURIComponent(id);
    const { amount, currency } = begun.get(reference)!;
    const paidOutMinor = shortened.has(reference) ? amount - 1 : amount;
    return [{ id: reference, reference, amount: paidOutMinor, fees: 0, currency }];
  };

  const answer = (method: string, path: string, body: Body): object | undefined => {
    const { reference, authorization_code: code } = body;
    if (path === '/transaction/initialize') {
      if (begun.has(reference)) return undefined;
      begun.set(reference, body);
      return { authorization_url: `https://pay.example/${reference}` };
    }
    if (path === '/transaction/charge_authorization') {
      charges.push({ code, reference, at: performance.now() });
      if (begun.has(reference)) return undefined;
      begun.set(reference, body);
      paid.set(reference, code);
      return {};
    }
    if (path === '/charge') return begun.has(reference) ? undefined : openAccount(body);
    if (path === '/customer/authorization/deactivate') {
      forgotten.add(code);
      return {};
    }
    if (path === '/refund') return sendBack(body);
    if (path.startsWith('/refund/retry_with_customer_details/')) {
      const found = refunds.find(({ id }) => id === path.split('/').at(-1));
      const isBank = BANKS.some((one) => String(one.id) === body.refund_account_details.bank_id);
      return found && isBank ? Object.assign(found, { status: 'processed' }) : undefined;
    }
    if (path.startsWith('/refund?')) {
      const transaction = new URL(path, 'http://provider').searchParams.get('transaction');
      return refunds.filter((one) => one.transaction === transaction);
    }
    if (path === '/bank?country=nigeria') return BANKS;
    if (path.startsWith('/bank/resolve?')) return { account_name: 'SOMEBODY ELSE' };
    if (path.startsWith('/dispute/')) return ofDispute(method, path, body);
    if (path.startsWith('/settlement')) return settledBy(path);
    const known = decodeURIComponent(path.split('/').at(-1)!);
    const asked = begun.get(known);
    if (method !== 'GET' || !asked) return undefined;
    counts.verified++;
    const { amount, currency, email } = asked;
    const card = { brand: 'Visa', last4: '4081', exp_month: '12', exp_year: '2099', reusable: true };
    const authorization = { ...card, authorization_code: paid.get(known) };
    const status = paid.has(known) ? 'success' : 'abandoned';
    return { id: known, status, reference: known, amount, currency, authorization, customer: { email } };
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const [method = '', path = ''] = [request.method, request.url];
      const text = Buffer.concat(pieces).toString();
      const isJson = request.headers['content-type'] === 'application/json' && text !== '';
      const body = isJson ? JSON.parse(text) : {};
      said.push(path);
      const isCut = next !== undefined && --next.nth === 0;
      if (isCut && next?.ending === 'before') return next.cut(`${method} ${path}`);
      const ofPaypal = /^\/v[12]\//.test(path)
        ? paypal.answer(method, path, body, String(request.headers['paypal-request-id'] ?? ''))
        : undefined;
      const data = ofPaypal ? undefined : answer(method, path, body);
      if (isCut) return next?.cut(`${method} ${path}`);
      response.statusCode = ofPaypal?.status ?? (data ? 200 : 404);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(ofPaypal?.body ?? (data ? of(data) : NOT_FOUND)));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    begun,
    paid,
    charges,
    counts,
    refunds,
    troubled,
    forgotten,
    paidOut,
    shortened,
    paypal,
    cutAt: (cut?: Cut) => {
      next = cut;
    },
    /** Which addresses were asked since this was asked last. */
    takeCalls: () => {
      const taken = said;
      said = [];
      return taken;
    },
    /** What was placed is paid on its page, with a card of its own. */
    pay: (reference: string, code: string) => void paid.set(reference, code),
    /** The bank of whoever paid asks the money back; once. */
    dispute: (reference: string): string => {
      const known = disputes.find((one) => one.reference === reference);
      const opened = { id: String(disputes.length + 1), reference, createdAt: new Date().toISOString() };
      const made = known ?? { ...opened, status: 'awaiting-merchant-feedback', resolution: null };
      if (!known) disputes.push(made);
      return made.id;
    },
    /** Of the dispute about it, once that has ended. */
    decided: (reference: string) =>
      disputes.find((one) => one.reference === reference && one.status === 'resolved')?.id,
    isSentBack: (reference: string) =>
      refunds.some((one) => one.transaction === reference && one.status === 'processed'),
    /** Whether whoever pays has said yes to it there, so that nobody else has to. */
    isTaken: (reference: string) => paid.has(reference) || paypal.isApproved(reference),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
