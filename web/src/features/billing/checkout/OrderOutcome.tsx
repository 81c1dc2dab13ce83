// What became of a payment, and what can be done next.
import type { Order } from '@ijeuwa/contract/billing';
import { ENDED_BECAUSE, type EndedReason } from '@ijeuwa/contract/payment-words';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#ui/format.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { whoOf } from '../going-back-words.ts';
import { TakeBack } from '../orders/TakeBack.tsx';
import { WhereIsMoney } from '../orders/WhereIsMoney.tsx';
import { leaveFor } from './leave-for.ts';
import { beginsOnceConfirmed } from './transfer-words.ts';

const ENDED = {
  failed: {
    title: 'The payment was declined',
    text: 'Your bank or the payment page refused it, and nothing was charged. “Try again” offers the same way and every other one.',
  },
  expired: {
    title: 'The time for this payment has run out',
    text: 'Nothing was charged. You can start again with the current price.',
  },
};

const WENT_BACK = {
  refunded: { title: 'This payment was refunded', text: 'The money goes back to where it came from.' },
  /** A bank or PayPal took it, or credit that had paid for it is gone: an order does not say which. */
  charged_back: {
    title: 'The money for this order is not with us any more',
    text: 'What it paid for has ended.',
  },
  never_came: {
    title: 'The transfer for this order has not come',
    text: 'We had told you that it had, and are sorry. What it paid for has ended.',
  },
};
const AGAIN = 'You can start again when you like.';

const GIVEN_UP = { title: 'This order was given up', text: 'Nothing was charged. You can start again.' };

/** What ended by these is not bought again: it is paid, or not sold any more. */
const OVER: readonly EndedReason[] = [
  'let_go',
  'case_closed',
  'paid_otherwise',
  'overtaken',
  'leaving',
  'refused',
  'given_back',
];

/** Only of what its member gave up it is said that they did. */
const endedWords = (
  status: keyof typeof ENDED | 'refunded' | 'charged_back' | 'cancelled',
  because: EndedReason | undefined,
) => {
  if (status === 'refunded' || status === 'charged_back') {
    const { title, text } = WENT_BACK[because === 'never_came' ? because : status];
    return { title, text: `${text} ${because === 'refused' ? ENDED_BECAUSE.refused : AGAIN}` };
  }
  if (status !== 'cancelled' && because !== 'refused') return ENDED[status];
  if (because === 'given_up') return GIVEN_UP;
  const why = because ? `${ENDED_BECAUSE[because]} ` : '';
  return { title: 'This order has ended', text: `${why}Nothing was charged for this one.` };
};

/** What is said of a payment that nothing is heard of: at first, after a while, and where its page was left. */
const UNHEARD = {
  waiting: {
    title: 'We are waiting for the payment',
    text: (amount: string, begins: string) =>
      `We ask the payment provider about your ${amount} every few seconds. You can leave this page: ${begins} as soon as the money is confirmed.`,
  },
  long: {
    title: 'No payment has come yet',
    text: (amount: string, begins: string) =>
      `The payment provider knows of no ${amount} so far. If you have paid, you need do nothing: we go on asking, and ${begins} by itself. If you have not, go back to the page or choose another way.`,
  },
  left: {
    title: 'You left without paying',
    text: (amount: string) =>
      `Nothing was charged, and your order of ${amount} waits for a day. You can go back to the payment page, or choose another way to pay.`,
  },
};
const LONG_MS = 20_000;

/** What is said where money came for an order that ended: how much goes back, or went. */
const backWords = (order: Order): string | undefined => {
  const { owedBack, sentBack, refundAccount, endedBecause } = order;
  const words = [
    ...(sentBack ? [`${formatMoney(sentBack)} had come for it, and was sent back to ${whoOf(order)}.`] : []),
    ...(owedBack
      ? [`We send ${formatMoney(owedBack)} that came for it back to ${whoOf(order)}: by when is said below.`]
      : []),
    ...(refundAccount === 'wanted'
      ? ['Please name the account of yours to which it may go, beside the order.']
      : []),
  ];
  if (words.length === 0) return undefined;
  return endedBecause && OVER.includes(endedBecause)
    ? [ENDED_BECAUSE[endedBecause], ...words].join(' ')
    : [...words, 'You can start again.'].join(' ');
};

type OrderOutcomeProps = {
  order: Order;
  /** The payer came back without paying. */
  left?: boolean;
  onTryAgain: () => void;
  /** Missing where the way back stands around it. */
  onOther?: () => void;
};

export function OrderOutcome({ order, left = false, onTryAgain, onOther }: OrderOutcomeProps) {
  const { status, method, total, reference, pageUrl, item, beginsAt } = order;
  const isPackage = item.kind === 'package';
  const begins = isPackage && !beginsAt ? 'your package starts' : `${item.title} is paid`;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const other = onOther && (
    <Button variant="quiet" onClick={onOther}>
      {isPackage ? 'Choose another package' : 'Go Back'}
    </Button>
  );
  // The payer’s part is done: nobody is sent back to what they have just finished.
  const done = onOther && !isPackage && order.announcedAt && <Button onClick={onOther}>Done</Button>;
  if (status !== 'open' && status !== 'part_paid' && status !== 'paid') {
    const back = backWords(order);
    const { title, text } = endedWords(status, order.endedBecause);
    const isOver = order.endedBecause !== undefined && OVER.includes(order.endedBecause);
    return (
      <>
        <Outcome
          title={title}
          text={back ?? text}
          action={
            <>
              {order.refundAccount === 'wanted' && (
                <ButtonLink to={`${paths.billingProcess}?${new URLSearchParams({ see: order._id })}`}>
                  Name the account
                </ButtonLink>
              )}
              {!isOver && (
                <Button
                  variant={order.refundAccount === 'wanted' ? 'secondary' : 'primary'}
                  onClick={onTryAgain}
                >
                  Try again
                </Button>
              )}
              {other}
            </>
          }
        />
        {back && (
          <Card className="mt-4">
            <WhereIsMoney order={order} startsOpen />
          </Card>
        )}
      </>
    );
  }
  if (method === 'bank_transfer')
    return (
      <Outcome
        title="We are looking for your transfer"
        text={
          isPackage && !beginsAt
            ? `Once ${reference} has reached our account, we confirm it within 24 hours. ${beginsOnceConfirmed(item.title)}.`
            : `Once ${reference} has reached our account, we confirm it within 24 hours, and write to you. You can leave this page.`
        }
        action={
          <>
            {done || other}
            {order.announcedAt && <TakeBack order={order} />}
          </>
        }
      />
    );
  const heard = UNHEARD[left ? 'left' : long ? 'long' : 'waiting'];
  return (
    <Outcome
      title={heard.title}
      text={heard.text(formatMoney(total), begins)}
      waiting={heard === UNHEARD.waiting}
      action={
        <>
          {pageUrl && (
            <Button variant="secondary" onClick={() => leaveFor(pageUrl)}>
              Back to the payment page
            </Button>
          )}
          <Button variant="quiet" onClick={onTryAgain}>
            Choose another way to pay
          </Button>
        </>
      }
    />
  );
}

type OutcomeProps = { title: string; text: string; waiting?: boolean; action: ReactNode };

export function Outcome({ title, text, waiting = false, action }: OutcomeProps) {
  return (
    <Card as="section" aria-live="polite" className="flex flex-col items-center gap-3 py-8 text-center">
      {waiting && <Spinner label="Waiting..." className="py-0" />}
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-md text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
    </Card>
  );
}
