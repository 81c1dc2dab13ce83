// Cards that the practice provider keeps, to be charged again by whoever holds the secret key, until they are forgotten.
import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readState, writeState } from '../practice/state-files.ts';
import type { Notices } from './notices.ts';
import { transactionShape } from './paystack-shapes.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { decline, type SandboxCurrency } from './transaction.ts';
import type { Transactions } from './transactions.ts';

export type StoredCards = ReturnType<typeof openStoredCards>;

export function openStoredCards(stateDir: string) {
  const path = join(stateDir, 'forgotten-cards.json');
  const forgotten = new Set(readState<string[]>(path) ?? []);
  return {
    /** The same card of the same payer has one name, until it is forgotten. */
    nameFor(email: string): string {
      for (let nth = 0; ; nth++) {
        const name = `AUTH_${createHash('sha256').update(`${email} ${nth}`).digest('hex').slice(0, 12)}`;
        if (!forgotten.has(name)) return name;
      }
    },
    isForgotten: (name: string): boolean => forgotten.has(name),
    forget(name: string): void {
      forgotten.add(name);
      writeState(path, [...forgotten]);
    },
  };
}

/** What a test has the next charge come to. `lost`: paid, and no answer. */
export type ChargeFate = 'paid' | 'declined' | 'paused' | 'lost' | 'busy' | 'fault' | 'hang';

export type StoredCardNeeds = {
  publicUrl: string;
  now: () => Date;
  transactions: Transactions;
  notices: Notices;
  cards: StoredCards;
  nextCharge?: () => ChargeFate | undefined;
};

export type Charge = { email: string; amount: number; currency: SandboxCurrency; reference: string };
type Readers = {
  fieldsOf: (body: unknown) => Record<string, unknown>;
  readCharge: (fields: Record<string, unknown>) => Charge;
};

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function storedCardCalls(app: FastifyInstance, needs: StoredCardNeeds, read: Readers): void {
  const { transactions, notices, cards, now, publicUrl, nextCharge } = needs;

  const findCard = (code: string, email?: string) => {
    const paid = transactions.list().find(({ card }) => card && same(card.code, code));
    if (!paid?.card || (email && paid.email !== email))
      throw new SandboxRefusal(404, 'Authorization code not found');
    return paid.card;
  };

  const takeRefusal = (code: string): boolean => {
    const paid = transactions.list().find(({ card }) => card?.refusesNext && same(card.code, code));
    if (!paid?.card) return false;
    paid.card = { ...paid.card, refusesNext: false };
    transactions.save(paid);
    return true;
  };

  app.post('/transaction/charge_authorization', async (request, reply) => {
    const fields = read.fieldsOf(request.body);
    const charge = read.readCharge(fields);
    const card = findCard(String(fields.authorization_code ?? ''), charge.email);
    if (cards.isForgotten(card.code)) throw new SandboxRefusal(400, 'Authorization code is not active');
    if (!card.reusable) throw new SandboxRefusal(400, 'This authorization is not reusable');
    if (transactions.findByReference(charge.reference))
      throw new SandboxRefusal(400, 'Duplicate Transaction Reference');
    const fate = nextCharge?.() ?? (takeRefusal(card.code) ? 'declined' : 'paid');
    if (fate === 'busy') throw new SandboxRefusal(429, 'Too many requests');
    if (fate === 'fault') throw new SandboxRefusal(500, 'An error occurred');
    if (fate === 'hang') return reply.hijack();
    const transaction = transactions.create({
      ...charge,
      callbackUrl: publicUrl,
      metadata: undefined,
      createdAt: now().toISOString(),
    });
    transaction.card = { code: card.code, reusable: card.reusable };
    if (fate === 'declined') decline(transaction);
    if (fate === 'paid' || fate === 'lost') notices.settleAndTell(transaction);
    transactions.save(transaction);
    if (fate === 'lost') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const { accessCode: access_code, reference } = transaction;
    const data =
      fate === 'paused'
        ? { paused: true, authorization_url: `${publicUrl}/checkout/${access_code}`, access_code, reference }
        : transactionShape(transaction);
    return { status: true, message: 'Charge attempted', data };
  });

  app.post('/customer/authorization/deactivate', async (request) => {
    const { code } = findCard(String(read.fieldsOf(request.body).authorization_code ?? ''));
    if (cards.isForgotten(code)) throw new SandboxRefusal(400, 'Authorization code is not active');
    cards.forget(code);
    return { status: true, message: 'Authorization has been deactivated' };
  });
}
