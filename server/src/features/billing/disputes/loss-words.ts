// What a loss did, and how its member is told: of the order that the money was for, and of what was paid with credit of it.
import type { Currency } from '@ijeuwa/contract/fields';
import type { LineKind } from '@ijeuwa/contract/services';
import { inWords } from '../billing.mails.ts';
import { takenBackWords } from '../changes/taken-back-words.ts';
import type { TakenBack } from '../changes/taking-back.ts';

/**
 * `ended`: all that was paid for it is gone. `moved_up`: its member had left it for a
 * better package, which stays. `most`: more than half, and the rest is asked back. `part`: what is left still
 * pays for it, but for what a rule wants back of it. `unpaid`: it was never paid whole; it goes on waiting where other parts have come. `none`: nothing of it
 * counted for what the order is paid with.
 */
export type OrderLoss =
  | { how: 'ended'; taken?: TakenBack | undefined }
  | { how: 'moved_up'; to: string }
  | { how: 'part'; backMinor: number }
  | { how: 'most'; restMinor: number }
  | { how: 'unpaid'; waits: boolean }
  | { how: 'none'; order: 'stands' | 'over' | 'unpaid' };
/** `owedMinor`: what was to go back of it, and is owed no longer. `creditNote`: the number of the one that was issued for it. */
export type Loss = { own: OrderLoss; owedMinor: number; creditNote?: string };

type Of = { title: string; kind: LineKind; currency: Currency };
export type SpentLoss = Of & { reference: string; amountMinor: number; own: OrderLoss };
/** What had been kept of it as credit. */
export type CreditLoss = { unspentMinor: number; spent: readonly SpentLoss[] };

/** What has become of the order. */
const orderWords = (own: OrderLoss, { title, kind, currency }: Of): string => {
  if (own.how === 'moved_up')
    return `You had moved up from ${title} to ${own.to} since, and ${own.to} stays as it is.`;
  if (own.how === 'ended')
    return takenBackWords({ title, kind }, own.taken, 'Your chats stay, and you may choose a package anew.');
  if (own.how === 'most')
    return `That was most of what ${title} was paid with. So the rest, ${inWords(own.restMinor, currency)}, is asked back for you: once our team has approved that, ${title} ends, and we write to you how the rest goes back.`;
  if (own.how === 'part')
    return own.backMinor > 0
      ? `Of the rest of what was paid, ${inWords(own.backMinor, currency)} is to go back to you, as before: our team looks at it, and we write to you.`
      : `The rest of what was paid stays, and so does ${title}.`;
  if (own.how === 'unpaid')
    return own.waits
      ? `Nothing had been bought with it yet. The order for ${title} waits for what is missing.`
      : `Nothing had been bought with it yet. The order for ${title} has ended.`;
  if (own.order === 'stands') return `It had come beside what ${title} was paid with, which stays as it is.`;
  return own.order === 'over' ? 'Nothing that you have depends on it.' : 'Nothing had been bought with it.';
};

export const lossWords = ({ own, owedMinor }: Loss, of: Of): string[] => [
  ...(owedMinor > 0
    ? [`${inWords(owedMinor, of.currency)} of it was to go back to you: that does not go back any more.`]
    : []),
  orderWords(own, of),
];

export const creditWords = ({ unspentMinor, spent }: CreditLoss, currency: Currency): string[] => [
  ...(unspentMinor > 0
    ? [
        `You had kept ${inWords(unspentMinor, currency)} of it as credit, and not spent that: this credit is gone.`,
      ]
    : []),
  ...spent.map(
    ({ own, reference, amountMinor, ...of }) =>
      `${inWords(amountMinor, currency)} of it was credit that had paid for ${of.title} (${reference}), and is gone. ${orderWords(own, of)}`,
  ),
];
