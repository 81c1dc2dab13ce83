// What a call that names something is sent with, so that nothing but the relation decides.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { Thing } from './objects.ts';
import { PASSWORD } from './viewers.ts';

const reason = { reason: 'It is what the matrix says.' };
const proof = { proof: { password: PASSWORD } };

const BODIES: Record<string, (value: string, thing: Thing) => unknown> = {
  'POST /api/conversations/:matchId/messages': () => ({ clientId: randomUUID(), text: 'Hello' }),
  'POST /api/conversations/:matchId/read': () => ({ seq: 0 }),
  'POST /api/match-cards/:id/like': () => ({ liked: { part: 'bio' }, note: 'Hello' }),
  'POST /api/members/:id/report': () => ({ reason: 'harassment' }),
  'DELETE /api/auth/identities/:id': () => proof,
  'POST /api/staff/reports/:id/decisions': () => ({ decision: 'nothing', note: 'Looked at.', seen: 1 }),
  'POST /api/staff/transfers/:id/confirm': () => reason,
  'POST /api/staff/odd-payments/:id/refund': () => reason,
  'POST /api/staff/odd-payments/:id/close': () => reason,
  'POST /api/staff/refunds/:id/approve': () => reason,
  'POST /api/staff/refunds/:id/refuse': () => reason,
  'POST /api/staff/refunds/:id/sent': () => reason,
  'POST /api/staff/refunds/:id/retry': () => reason,
  'POST /api/staff/refunds/:id/give-up': () => reason,
  'POST /api/staff/payments/:id/refund': () => ({ ...reason, amountMinor: 100 }),
  'POST /api/staff/members/:id/lost-days': () => ({ ...reason, days: 1, click: randomUUID() }),
  'POST /api/staff/disputes/:id/answer': () => ({ ...reason, accept: false, message: 'She used it.' }),
  'POST /api/staff/agreements/:id/cancel': () => reason,
  'POST /api/staff/settlements/differences/:id/close': () => reason,
  'POST /api/checkout/orders/:id/attempts': () => ({ method: 'bank_transfer' }),
  'POST /api/staff/statement-lines/:id/confirm': () => ({ ...reason, transferId: randomUUID() }),
  'POST /api/staff/statement-lines/:id/close': () => reason,
  'POST /api/staff/reviews/:id': () => ({ ...reason, card: 'approve' }),
  'POST /api/staff/packages/:key': () => ({
    ...reason,
    data: {
      name: 'Blossom',
      price: 7,
      priceUSD: 7,
      priceEUR: 7,
      months: 1,
      period: '1 month',
      color: 'wine',
      features: ['Live sessions'],
      position: 0,
    },
    seenVersion: 1,
  }),
  'POST /api/staff/enquiries/:id/answers': () => ({ clientId: randomUUID(), text: 'Hello', close: false }),
  'POST /api/staff/enquiries/:id/notes': () => ({ clientId: randomUUID(), text: 'Hello' }),
  'POST /api/staff/enquiries/:id/hand-over': () => reason,
  'POST /api/staff/enquiries/:id/close': () => reason,
  'POST /api/staff/enquiries/:id/reopen': () => reason,
  'POST /api/introductions/:id/answer': () => ({ yes: false, reason: 'Too far.' }),
  'POST /api/introductions/:id/feedback': () => ({ text: 'We talked.' }),
  'POST /api/staff/cases/:id/hand-over': () => reason,
  'POST /api/staff/cases/:id/strategy': () => ({ text: 'First Lagos.' }),
  'POST /api/staff/cases/:id/proposals': () => ({ people: [] }),
  'POST /api/staff/cases/:id/notes': () => ({ clientId: randomUUID(), text: 'Hello' }),
  'POST /api/staff/vip/:key': () => ({
    ...reason,
    data: {
      title: 'VIP',
      price: 7,
      nairaPerDollar: 7,
      nairaPerPound: 7,
      months: 1,
      benefits: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'It helps.' })),
      steps: [{ title: 'First', text: 'We begin.' }],
      successRate: 'over 85%',
      position: 0,
    },
    seenVersion: 1,
  }),
  'POST /api/staff/live-chats/:id/messages': () => ({ clientId: randomUUID(), text: 'Hello' }),
  'POST /api/staff/live-chats/:id/notes': () => ({ clientId: randomUUID(), text: 'Hello' }),
  'POST /api/staff/live-chats/:id/hand-over': () => reason,
  'POST /api/staff/live-chats/:id/close': () => reason,
  'POST /api/staff/chat-answers/:key': () => ({
    ...reason,
    data: {
      title: 'What it costs',
      text: 'Little.',
      by: 'bot',
      words: ['price'],
      besides: [],
      needsDeliveries: false,
      order: 2,
    },
    seenVersion: 1,
  }),
  'POST /api/staff/chat-answers/:key/end': () => ({ ...reason, seenVersion: 1 }),
  'POST /api/staff/codes/:key': () => ({
    ...reason,
    data: {
      code: 'SUMMER2025',
      description: 'A tenth off.',
      validUntil: '2026-12-31',
      discount: '10%',
      background: 'wine',
      order: 1,
    },
    seenVersion: 1,
  }),
  'POST /api/staff/codes/:key/end': () => ({ ...reason, seenVersion: 1 }),
  'POST /api/staff/faq/:key': () => ({
    ...reason,
    data: { question: 'Why?', answer: 'Because.', group: 'packages', order: 1, tags: [] },
    seenVersion: 1,
  }),
  'POST /api/staff/faq/:key/end': () => ({ ...reason, seenVersion: 1 }),
  'POST /api/staff/members/:id/look': () => reason,
  'POST /api/staff/resources/:key': () => ({
    ...reason,
    data: { title: 'A guide', summary: 'It helps.', category: 'guides', order: 1, tags: [], text: 'Read.' },
    seenVersion: 1,
  }),
  'POST /api/staff/resources/:key/end': () => ({ ...reason, seenVersion: 1 }),
  'POST /api/staff/people/:id/roles': () => ({ ...reason, roles: ['support'] }),
  'POST /api/staff/people/:id/invitation': () => reason,
  'POST /api/staff/people/:id/end': () => reason,
  'POST /api/pay/:token/attempts': () => ({ method: 'bank_transfer' }),
  // Named in the body.
  'PUT /api/profile/photos/order': (id, { all }) => ({ ids: all ?? [id] }),
  'POST /api/match-cards/seen': (id) => ({ ids: [id] }),
  'POST /api/checkout/orders': (quoteId) => ({ quoteId, method: 'bank_transfer' }),
  'PUT /api/users/zone': () => ({ zone: 'Africa/Lagos' }),
  'PUT /api/auth/ways/phone': (challenge) => ({
    challenge,
    verificationCode: '123456',
    proof: { challenge, code: '123456' },
  }),
  'POST /api/auth/phone/confirm': (challenge) => ({ challenge, verificationCode: '123456' }),
  'POST /api/auth/phone/profile': (challenge) => ({
    challenge,
    name: 'Eve',
    dateOfBirth: '1990-01-01',
    gender: 'female',
  }),
  'POST /api/staff/invitation': (token) => ({ token, password: 'another good long one' }),
  'POST /api/staff/confirm': (challenge) => ({ challenge, code: '123456' }),
  'POST /api/auth/password-reset/confirm': (token) => ({ token, password: 'another good long one' }),
  'POST /api/auth/verify-email': (token) => ({ token }),
  'POST /api/auth/verify-email/look': (token) => ({ token }),
  'POST /api/auth/token': (idToken) => ({ idToken }),
};

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A call that names something, and takes more than its name, must stand above. */
export const bodyOf = (endpoint: Endpoint, thing?: Thing): unknown => {
  const make = BODIES[nameOf(endpoint)];
  if (thing && endpoint.body && !make)
    throw new Error(`The access matrix does not know what to send to ${nameOf(endpoint)}.`);
  if (make && thing) return make(thing.value, thing);
  return endpoint.body ? {} : undefined;
};
