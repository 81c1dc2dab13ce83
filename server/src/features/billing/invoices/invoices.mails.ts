// What a buyer is sent with a paper: the receipt with its invoice, and the credit note.
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { nextChargeWords, renewedWords } from '../agreements/renewed.mails.ts';
import type { Renewed } from '../agreements/renewed.ts';
import { inWords } from '../billing.mails.ts';
import { discountOf, fileOf, type Snapshot } from './invoices.rules.ts';

/** `zone`: of whoever reads it. */
type Sent = { snapshot: Snapshot; memberId: string; bytes: Buffer; zone: string; renewed?: Renewed };

const attached = (snapshot: Snapshot, content: Buffer) => [
  { filename: fileOf(snapshot.number), mediaType: 'application/pdf', content },
];

export const receiptNotice = ({ snapshot, memberId, bytes, zone, renewed }: Sent): Notice => {
  const { currency, lines, number, order, payments } = snapshot;
  // After a change of method what was paid bears another reference than the order: the paper has both, and so has this.
  const reference = payments.at(-1)?.reference ?? order;
  const amount = inWords(snapshot.totalMinor, currency);
  // What was left of another package lowers the price: it is nothing that was bought.
  const [bought, left] = [
    lines.filter((one) => one.priceMinor >= 0),
    lines.filter((one) => one.priceMinor < 0),
  ];
  const name = bought.map(({ title }) => title).join(', ');
  const given = lines.find(({ period }) => period !== null)?.period;
  const day = (iso: string) => dayIn(zone, new Date(iso));
  const period = given ? `from ${day(given.startsAt)} to ${day(given.endsAt)}` : undefined;
  const discount = discountOf(snapshot);
  return {
    onceKey: `receipt:${number}`,
    category: 'billing',
    memberId,
    mail: {
      subject: renewed?.byItself
        ? `${name} has renewed: your receipt`
        : `Your receipt for ${lines[0]!.title}`,
      preview: period ? `${amount}, ${period}.` : `${amount}.`,
      body: [
        ...(renewed?.byItself
          ? [
              `${renewedWords(name, { amountMinor: snapshot.totalMinor, currency }, renewed.card)} Your invoice is attached.`,
            ]
          : ['Thank you for your payment. Your invoice is attached.']),
        ...(renewed ? [nextChargeWords(renewed.next, zone)] : []),
        {
          facts: [
            ['For', name],
            ...(period ? [['Period', period] as const] : []),
            ...(discount > 0 ? [['Discount', inWords(discount, currency)] as const] : []),
            ...left.map(
              ({ title, priceMinor }) => [title, `less ${inWords(-priceMinor, currency)}`] as const,
            ),
            ['Amount', amount],
            ['Tax', inWords(snapshot.taxMinor, currency)],
            ['Invoice', number],
            ['Order', order],
            ...(reference === order ? [] : [['Paid with reference', reference] as const]),
          ],
        },
      ],
      attachments: attached(snapshot, bytes),
      always: true,
    },
    sms: {
      text: renewed?.byItself
        ? 'Your package on Ijeuwa has renewed, as you agreed.'
        : 'Ijeuwa has received your payment. Thank you.',
    },
  };
};

export const creditNoteNotice = ({ snapshot, memberId, bytes }: Sent): Notice => {
  const { number, corrects, currency, totalMinor } = snapshot;
  const amount = inWords(totalMinor, currency);
  return {
    onceKey: `credit-note:${number}`,
    category: 'billing',
    memberId,
    mail: {
      subject: `Your credit note ${number}`,
      preview: `${amount}, for invoice ${corrects}.`,
      body: [
        `A credit note over ${amount} for your invoice ${corrects} is attached. It is for your records; of the money itself we write apart.`,
        {
          facts: [
            ['Credit note', number],
            ['Invoice', corrects ?? ''],
            ['Amount', amount],
          ],
        },
      ],
      attachments: attached(snapshot, bytes),
      always: true,
    },
  };
};
