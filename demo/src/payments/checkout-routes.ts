// The hosted payment page: shows an order, and ends it as the visitor chooses.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '../practice/practice-page.ts';
import { checkoutPage, missingPage, outcomePage } from './checkout-page.ts';
import { moneyBackAct } from './money-back-acts.ts';
import type { Notices } from './notices.ts';
import type { StoredCards } from './stored-cards.ts';
import { decline, isPayable, startSlowly, type Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

export type CheckoutNeeds = {
  transactions: Transactions;
  notices: Notices;
  cards: StoredCards;
  slowPaymentMs: number;
  now: () => Date;
};

type Checkout = { Params: { accessCode: string }; Body: { act?: string } | undefined };

export function checkoutRoutes(app: FastifyInstance, needs: CheckoutNeeds): void {
  const { transactions } = needs;

  app.get<Checkout>('/checkout/:accessCode', async (request, reply) => {
    const transaction = transactions.findByAccessCode(request.params.accessCode);
    if (!transaction) return sendPage(reply.code(404), missingPage());
    return sendPage(
      reply,
      isPayable(transaction) ? checkoutPage(transaction) : outcomePage(transaction, wayBack(transaction)),
    );
  });

  app.post<Checkout>('/checkout/:accessCode', async (request, reply) => {
    const transaction = transactions.findByAccessCode(request.params.accessCode);
    if (!transaction) return sendPage(reply.code(404), missingPage());
    // A second press, or a press in a second tab, changes nothing.
    if (request.body?.act === 'abandon' && isPayable(transaction))
      return reply.redirect(wayOut(transaction), 303);
    if (isPayable(transaction)) act(request.body?.act, transaction, needs);
    else if (moneyBackAct(request.body?.act, transaction, needs)) return reply.redirect(request.url, 303);
    return reply.redirect(wayBack(transaction), 303);
  });
}

function act(choice: string | undefined, transaction: Transaction, needs: CheckoutNeeds): void {
  const { transactions, notices, cards, now, slowPaymentMs } = needs;
  const card = {
    code: cards.nameFor(transaction.email),
    reusable: choice !== 'once',
    ...(choice === 'refusing' && { refusesNext: true }),
  };
  if (choice === 'pay' || choice === 'once' || choice === 'refusing') {
    transaction.card = card;
    notices.settleAndTell(transaction);
  } else if (choice === 'slow') {
    transaction.card = card;
    startSlowly(transaction, new Date(now().getTime() + slowPaymentMs));
    transactions.save(transaction);
    notices.settleWhenDue(transaction);
  } else if (choice === 'decline') {
    decline(transaction);
    transactions.save(transaction);
  }
}

/** Without paying: where the business says, else where payers are sent. */
function wayOut(transaction: Transaction): string {
  const { cancel_action: said } = (transaction.metadata ?? {}) as { cancel_action?: unknown };
  const url = typeof said === 'string' ? URL.parse(said) : null;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : wayBack(transaction);
}

function wayBack({ callbackUrl, reference }: Transaction): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(pageHeaders).send(page);
}
