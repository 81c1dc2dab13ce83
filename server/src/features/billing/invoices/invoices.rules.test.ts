// What an invoice says, and that its paper is the same bytes whenever it is made.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSealing } from '#platform/sealing.ts';
import { drawPaper } from './draw-paper.ts';
import { receiptNotice } from './invoices.mails.ts';
import { addsUp, numberOf, type Snapshot, statusOf } from './invoices.rules.ts';
import { paperWords } from './paper-words.rules.ts';
import { freeze, thaw } from './snapshot.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const HARMONY: Snapshot = {
  kind: 'invoice',
  number: 'IJ-2026-000123',
  corrects: null,
  order: 'harmony-1763700000000',
  issuedAt: '2026-11-24T09:00:00.000Z',
  dueAt: '2026-12-08T09:00:00.000Z',
  seller: { name: 'Ijeuwa', location: 'Lagos, Nigeria', email: 'hello@ijeuwa.example' },
  buyer: { name: 'Adaọbị Okeke', email: 'ada@example.com', country: 'Nigeria' },
  currency: 'NGN',
  lines: [
    {
      title: 'Harmony',
      priceMinor: 12_500_000,
      discountMinor: 0,
      period: { startsAt: '2026-11-24T09:00:00.000Z', endsAt: '2027-02-24T09:00:00.000Z' },
    },
  ],
  taxMinor: 0,
  totalMinor: 12_500_000,
  payments: [
    {
      reference: 'harmony-1763700000000',
      method: 'card',
      amountMinor: 12_500_000,
      receivedAt: '2026-11-24T08:59:00.000Z',
    },
  ],
  receiptsAt: 'https://ijeuwa.example/receipt',
  salt: 'x',
};
const draw = (snapshot: Snapshot) =>
  drawPaper(paperWords(snapshot, HASH), {
    number: snapshot.number,
    issuedAt: new Date(snapshot.issuedAt),
  });

test('numbers tell the kind, the year and the place in it', () => {
  expect(numberOf('invoice', 2026, 123)).toBe('IJ-2026-000123');
  expect(numberOf('credit_note', 2027, 1)).toBe('CN-2027-000001');
  expect(numberOf('invoice', 2026, 1_234_567)).toBe('IJ-2026-1234567');
});

test.each([
  ['invoice', 'paid', 0, 'Paid'],
  ['invoice', 'paid', 40, 'Partly refunded'],
  ['invoice', 'paid', 100, 'Going back'],
  ['invoice', 'part_refunded', 40, 'Partly refunded'],
  ['invoice', 'refunded', 100, 'Refunded'],
  ['invoice', 'charged_back', 100, 'Charged back'],
  ['credit_note', 'part_refunded', 40, 'Credited'],
] as const)(
  '%s of an order that is %s, of which %i of 100 was credited, reads %s',
  (kind, order, creditedMinor, said) => {
    expect(statusOf(kind, { order, creditedMinor, amountMinor: 100 })).toBe(said);
  },
);

test('of a transfer that never came nobody reads that it was charged back', () => {
  expect(statusOf('invoice', { order: 'charged_back', amountMinor: 100, neverCame: true })).toBe(
    'Not received',
  );
});

test('the paper says who, what, for how long, how much, tax 0, how it was paid and where to check it', () => {
  const words = paperWords(HARMONY, HASH);
  expect(words).toMatchObject({
    title: 'Invoice',
    facts: [
      ['Number', 'IJ-2026-000123'],
      ['Date', '24 November 2026'],
      ['Paid on', '24 November 2026'],
      ['Status', 'Paid'],
      ['Order', 'harmony-1763700000000'],
    ],
    clock: 'Dates are those of Lagos.',
    to: ['Adaọbị Okeke', 'ada@example.com', 'Nigeria'],
    lines: [{ title: 'Harmony', under: '24 November 2026 to 24 February 2027', amount: '₦125,000.00' }],
    sums: [['Tax', '₦0.00']],
    total: ['Total', '₦125,000.00'],
    payments: {
      lines: [['Bank card, 24 November 2026, harmony-1763700000000', '₦125,000.00']],
    },
    check: { address: `https://ijeuwa.example/receipt/${HASH}` },
  });
});

test('a receipt names the order as its paper does, and by what it was paid where the way was changed', () => {
  const facts = (snapshot: Snapshot) => {
    const { mail } = receiptNotice({ snapshot, memberId: 'm', bytes: Buffer.from(''), zone: 'Africa/Lagos' });
    return mail!.body!.flatMap((part) => (typeof part === 'object' && 'facts' in part ? part.facts : []));
  };
  expect(facts(HARMONY).slice(-1)).toEqual([['Order', 'harmony-1763700000000']]);
  const payments = [{ ...HARMONY.payments[0]!, reference: 'harmony-1763700000001' }];
  const changed = { ...HARMONY, payments };
  expect(facts(changed).slice(-2)).toEqual([
    ['Order', 'harmony-1763700000000'],
    ['Paid with reference', 'harmony-1763700000001'],
  ]);
  expect(paperWords(changed, HASH).facts.at(-1)).toEqual(['Order', 'harmony-1763700000000']);
});

test('what was paid with credit stands beside the card, under the same order', () => {
  const [byCard] = HARMONY.payments;
  const reference = 'harmony-1763700000000-credit';
  const byCredit = { ...byCard!, method: 'credit' as const, reference, amountMinor: 500_000 };
  const payments = [byCredit, { ...byCard!, amountMinor: 12_000_000 }];
  expect(paperWords({ ...HARMONY, payments }, HASH).payments.lines).toEqual([
    [`Your credit with Ijeuwa, 24 November 2026, ${reference}`, '₦5,000.00'],
    ['Bank card, 24 November 2026, harmony-1763700000000', '₦120,000.00'],
  ]);
});

test('a discount stands between what it cost and what was paid', () => {
  const [line] = HARMONY.lines;
  const lowered = {
    ...HARMONY,
    lines: [{ ...line!, discountMinor: 3_125_000 }],
    totalMinor: 9_375_000,
  };
  expect(addsUp(lowered)).toBe(true);
  expect(paperWords(lowered, HASH).sums).toEqual([
    ['Subtotal', '₦125,000.00'],
    ['Discount', '-₦31,250.00'],
    ['Tax', '₦0.00'],
  ]);
});

test('a credit note names the invoice that it puts right, and asks for nothing', () => {
  const words = paperWords({ ...HARMONY, kind: 'credit_note', corrects: 'IJ-2026-000123' }, HASH);
  expect(words.title).toBe('Credit note');
  expect(words.facts).toContainEqual(['Corrects invoice', 'IJ-2026-000123']);
  expect(words.facts.map(([what]) => what)).not.toContain('Due');
  expect(words.total[0]).toBe('Total credited');
});

test('what does not add up is never frozen, and two of the same are told apart by their hash', () => {
  const sealing = makeSealing([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
  const { salt: _, ...about } = HARMONY;
  expect(() => freeze(sealing, { ...about, totalMinor: 1 })).toThrow('does not add up');
  const [one, other] = [freeze(sealing, about), freeze(sealing, about)];
  expect(one.receiptHash).not.toBe(other.receiptHash);
  expect(one.receiptHash).toMatch(/^[0-9a-f]{32}$/);
  expect(thaw(sealing, one.sealed)).toMatchObject({ snapshot: about, receiptHash: one.receiptHash });
});

// Any text that a name may hold, also letters that the font lacks and ones that break in two.
const anyName = fc.oneof(
  fc.constantFrom(
    'Ọlọ́runfẹ́mi Ṣadé',
    'Ńkẹ́m-Nwa',
    'Zoë O’Brien',
    '李小龍',
    'عائشة',
    '👩🏾‍❤️‍👨🏾 Ada',
    'A\ud83d',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
);
const anySnapshot: fc.Arbitrary<Snapshot> = fc
  .record({
    name: anyName,
    ordinal: fc.integer({ min: 1, max: 9_999_999 }),
    currency: fc.constantFrom('NGN' as const, 'USD' as const, 'EUR' as const),
    amount: fc.integer({ min: 1, max: 5_000_000_000 }),
    percent: fc.integer({ min: 0, max: 99 }),
    issuedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
  })
  .map(({ name, ordinal, currency, amount, percent, issuedAt }) => {
    const discountMinor = Math.floor((amount * percent) / 100);
    const [line] = HARMONY.lines;
    return {
      ...HARMONY,
      number: numberOf('invoice', 2026, ordinal),
      buyer: { name, email: 'x@example.com', country: null },
      currency,
      lines: [{ ...line!, title: name, priceMinor: amount, discountMinor }],
      totalMinor: amount - discountMinor,
      issuedAt: issuedAt.toISOString(),
    };
  });

// Ten thousand are made twice in bench/papers.ts.
test('made again, each of a hundred papers is the same byte for byte, whatever was made between', async () => {
  const sha256 = async (snapshot: Snapshot) =>
    createHash('sha256')
      .update(await draw(snapshot))
      .digest('hex');
  const snapshots = fc.sample(anySnapshot, { seed: 12, numRuns: 100 });
  const first: string[] = [];
  for (const one of snapshots) first.push(await sha256(one));
  const again: string[] = [];
  for (const one of snapshots.toReversed()) again.unshift(await sha256(one));
  expect(again).toEqual(first);
  expect(new Set(first).size).toBe(new Set(snapshots.map((one) => JSON.stringify(one))).size);
}, 120_000);

test('near midnight a paper says whose dates it has, where the mail beside it has those of its reader', () => {
  const [line] = HARMONY.lines;
  const period = { startsAt: '2026-11-30T23:30:00.000Z', endsAt: '2026-12-30T23:30:00.000Z' };
  const near: Snapshot = { ...HARMONY, issuedAt: period.startsAt, lines: [{ ...line!, period }] };
  const sent = { snapshot: near, memberId: 'm', bytes: Buffer.from(''), zone: 'Europe/London' };
  expect(receiptNotice(sent).mail!.preview).toContain('from 30 November 2026 to');
  const words = paperWords(near, HASH);
  expect(words.lines[0]!.under).toBe('1 December 2026 to 31 December 2026');
  expect(words.clock).toBe('Dates are those of Lagos.');
  expect(paperWords({ ...near, kind: 'credit_note', corrects: 'IJ-2026-000123' }, HASH).clock).toBe(
    words.clock,
  );
});

test('a paper is a PDF with its number in its title, and small enough to be attached', async () => {
  const bytes = await draw(HARMONY);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(60_000);
  expect(bytes.includes('D:20261124090000Z')).toBe(true);
});
