// Paystack as far as the benches of money need it: pages, stored cards and what became of each, in this process, by HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SECRET_KEY = 'sk_test_of_the_bench';
type Asked = { amount: number; currency: string; email: string };
type Body = Asked & { reference: string; authorization_code: string };
export type Charge = { code: string; reference: string; at: number };

export const startProvider = async () => {
  const begun = new Map<string, Asked>();
  const paid = new Map<string, string>();
  const charges: Charge[] = [];
  const counts = { verified: 0 };

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
      const data = answer(request.method ?? '', request.url ?? '', body);
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
    /** What was placed is paid on its page, with a card of its own. */
    pay: (reference: string, code: string) => void paid.set(reference, code),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
