// What a mail says of money that goes back stays true when it is asked for an account afterwards.
import { expect, test } from 'vitest';
import { howBack, paidTwiceNotice, type WayBack } from './billing.mails.ts';
import { creditGivenBackNotice, creditKeptNotice } from './credit/credit.mails.ts';
import { lateBell, lateMail } from './payments/late.mails.ts';
import { neverCameNotice } from './payments/never-came.mails.ts';
import { notFoundNotice } from './payments/not-found.mails.ts';
import { excessNotice, restGoneNotice } from './rest/rest.mails.ts';

test.each<WayBack>(['named', 'known', 'our bank', 'provider'])(
  'of what goes back by the way “%s” nobody is told that nothing will be asked',
  (way) => {
    const words = howBack({ way, mayKeep: false, thereBy: 'Fri 11 Dec 2026', toPayer: false }).join(' ');
    expect(words).not.toMatch(/do nothing/);
    expect(words).toMatch(/within two working days/);
    expect(words.includes('It is there by Fri 11 Dec 2026')).toBe(way !== 'named');
    const mayBeAsked = /If it cannot go back as it came, we write to you what is next\./;
    expect(mayBeAsked.test(words)).toBe(way === 'our bank' || way === 'provider');
  },
);

test('what waits for an account says so in plain words, with what follows', () => {
  expect(howBack({ way: 'named', mayKeep: false, thereBy: 'Fri 11 Dec 2026', toPayer: false })).toContain(
    'Name an account, and it leaves us within two working days. We write to you then.',
  );
});

test('nor of credit that goes back, whose account can be another one', () => {
  const of = {
    memberId: 'm',
    amountMinor: 500_000,
    currency: 'NGN',
    refundId: 'r',
    ownReference: 'x',
    reference: 'x',
  } as const;
  const words = JSON.stringify(creditGivenBackNotice(of));
  expect(words).not.toMatch(/do nothing/);
  expect(words).toContain('Name the account');
});

test('what somebody else paid by a link is said to go back to them', () => {
  const going = { way: 'provider', mayKeep: false, thereBy: 'Fri 11 Dec 2026', toPayer: true } as const;
  const known = {
    orderId: 'o',
    paymentId: 'p',
    memberId: 'm',
    ownReference: 'b-1',
    reference: 'b-1',
    link: '/',
  };
  const of = { ...known, ...going, title: 'Blossom', amountMinor: 50_000, currency: 'NGN' };
  const all = [
    paidTwiceNotice({ ...of, because: 'paid' }),
    excessNotice({ ...of, excessMinor: 50_000 }),
    restGoneNotice({ ...of, withdrawn: false, refused: false, ways: [{ ...going, amountMinor: 50_000 }] }),
  ].map((notice) => JSON.stringify(notice));
  for (const words of all) {
    expect(words).toContain('back to whoever paid it by your link');
    expect(words).not.toMatch(/back to you\b(?!r)/);
  }
});

test.each(['case_closed', 'refused', 'part_went_back'] as const)(
  'nor is what came late, after %s, said to go back to the member where somebody else paid it',
  (because) => {
    const late = { because, reference: 'b-2', ownReference: 'b-1', toPayer: true };
    const words = JSON.stringify([lateBell('Blossom', late), lateMail('Blossom', 'Thank you.', late)]);
    expect(words).toContain('back');
    expect(words).toContain('to whoever paid it by your link');
    expect(words).not.toMatch(/back (in full )?to you\b(?!r)|you paid/i);
    expect(words).toContain('["Order","b-1"]');
    const own = JSON.stringify(lateMail('Blossom', 'Thank you.', { ...late, toPayer: false }));
    expect(own).toMatch(/back (in full )?to you\b(?!r)/);
  },
);

test('the order’s own reference leads, and that of the transfer follows where it is another', () => {
  const order = { memberId: 'm', ownReference: 'b-1', reference: 'b-2' };
  const of = { ...order, title: 'Blossom', amountMinor: 50_000, currency: 'NGN' } as const;
  const loss = { own: { how: 'none', order: 'over' }, owedMinor: 0 } as const;
  const gone = { paymentId: 'p', kind: 'package', loss, credit: { unspentMinor: 0, spent: [] } } as const;
  const sent = { amount: '₦500', announcedAt: new Date(0), ifItComes: '', link: '/', onceKey: 'k' };
  const credit = { ...of, refundId: 'r', balanceMinor: 50_000 };
  const told = [
    notFoundNotice({ ...of, ...sent, mayBePaid: true }),
    neverCameNotice({ ...of, ...gone }),
    creditKeptNotice(credit),
    creditGivenBackNotice(credit),
  ];
  for (const notice of told) {
    const facts = JSON.stringify(notice.mail!.body.at(-1));
    expect(facts).toMatch(/\["Order","b-1"\],\["(Paid with reference|Reference of the transfer)","b-2"\]/);
  }
});
