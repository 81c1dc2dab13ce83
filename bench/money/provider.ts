// Paystack as far as the benches of money need it: pages, stored cards and what became of each, in this process, by HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SECRET_KEY = 'sk_test_of_the_bench';
type Asked = { amount: number; currency: string; email: string };
type Body = Asked & { reference: string; authorization_code: string; transaction: string };
type Refund = { id: string; transaction: string; amount: number; currency: string; status: string };
/** The nth call from now on gets no answer, before or after it was done; whoever asked is told which it was. */
type Cut = { nth: number; ending: 'before' | 'after'; cut: (call: string) => void };
export type Charge = { code: string; reference: string; at: number };

export const startProvider = async () => {
  const begun = new Map<string, Asked>();
  const paid = new Map<string, string>();
  const charges: Charge[] = [];
  const counts = { verified: 0 };
  const refunds: Refund[] = [];
  let next: Cut | undefined;

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
    if (path === '/customer/authorization/deactivate') return {};
    if (path === '/refund') {
      const { transaction, amount } = body;
      const made = {
        id: String(refunds.length + 1),
        transaction,
        amount,
        currency: 'NGN',
        status: 'processed',
      };
      refunds.push(made);
      return made;
    }
    if (path.startsWith('/refund?')) {
      const of = new URL(path, 'http://provider').searchParams.get('transaction');
      return refunds.filter(({ transaction }) => transaction === of);
    }
    const asked = begun.get(decodeURIComponent(path.split('/').at(-1)!));
    const known = decodeURIComponent(path.split('/').at(-1)!);
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
      const body = pieces.length > 0 ? JSON.parse(Buffer.concat(pieces).toString()) : {};
      const [method = '', path = ''] = [request.method, request.url];
      const isCut = next !== undefined && --next.nth === 0;
      if (isCut && next?.ending === 'before') return next.cut(`${method} ${path}`);
      const data = answer(method, path, body);
      if (isCut) return next?.cut(`${method} ${path}`);
      response.statusCode = data ? 200 : 404;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(data ? { status: true, data } : { status: false, message: 'reference not found' }),
      );
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
    cutAt: (cut?: Cut) => {
      next = cut;
    },
    /** What was placed is paid on its page, with a card of its own. */
    pay: (reference: string, code: string) => void paid.set(reference, code),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
