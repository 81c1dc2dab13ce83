// The practice bank of whoever pays by transfer: they send the money as they should, or as people do.
import { html } from '@ijeuwa/server/platform/html';
import type { FastifyInstance } from 'fastify';
import { choice } from '../practice/payment-page.ts';
import { pageHeaders } from '../practice/practice-page.ts';
import { missingPage, money, page } from './checkout-page.ts';
import type { Transaction } from './transaction.ts';
import {
  endIfOver,
  findByAccount,
  sendTo,
  shortenNext,
  type TransferAccountNeeds,
} from './transfer-accounts.ts';

type Sending = { Params: { number: string }; Body: { act?: string } | undefined };

const OFF_MINOR = 100_000;
const AMOUNTS: Record<string, (due: number) => number[]> = {
  exact: (due) => [due],
  less: (due) => [Math.max(100, due - OFF_MINOR)],
  more: (due) => [due + OFF_MINOR],
  twice: (due) => [due, due],
};

export function transferPages(app: FastifyInstance, needs: TransferAccountNeeds): void {
  const { transactions } = needs;

  app.get<Sending>('/transfer/:number', async ({ params }, reply) => {
    const transaction = findByAccount(transactions, params.number);
    if (!transaction) return reply.code(404).headers(pageHeaders).send(missingPage());
    endIfOver(transaction, needs.now());
    return reply.headers(pageHeaders).send(transferPage(transaction));
  });

  app.post<Sending>('/transfer/:number', async ({ params, body, url }, reply) => {
    const transaction = findByAccount(transactions, params.number);
    if (!transaction) return reply.code(404).headers(pageHeaders).send(missingPage());
    const act = body?.act ?? '';
    for (const amount of AMOUNTS[act]?.(transaction.amount) ?? []) sendTo(transaction, amount, needs);
    if (act === 'short') shortenNext(transaction, transactions);
    return reply.redirect(url, 303);
  });
}

const STANDS = {
  pending: 'No money has come to this account yet.',
  success: 'The money has come. Ijeuwa hears of it by itself.',
  failed: 'The time of this account is over: what is sent to it now goes back.',
} as const;

/** As a person reads it, in Lagos. */
const clockOf = (moment: string): string =>
  `${new Intl.DateTimeFormat('en-NG', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  }).format(new Date(moment))} (Lagos)`;

function transferPage(transaction: Transaction): string {
  const { amount, status, account } = transaction;
  const due = money(transaction);
  const stands = STANDS[status as keyof typeof STANDS] ?? STANDS.success;
  return page(
    `Send ${due} from your bank`,
    html`<div class="sides">
<section class="summary">
<h1 class="${status === 'success' ? 'good' : undefined}">Your practice bank</h1>
<p class="amount">${due}</p>
<dl>
<div><dt>To</dt><dd>Practice-Titan, PAYSTACK CHECKOUT</dd></div>
<div><dt>Account</dt><dd>${account!.number}</dd></div>
<div><dt>Open until</dt><dd>${clockOf(account!.expiresAt)}</dd></div>
</dl>
<p>${stands}</p>
${account!.sentBack.map((back) => html`<p>${money({ ...transaction, amount: back })} was sent back.</p>`)}
</section>
<form method="post" class="panel">
<button class="action" name="act" value="exact">Send ${due}</button>
<h2>Or as people do</h2>
${choice('less', `Send ${money({ ...transaction, amount: Math.max(100, amount - OFF_MINOR) })}`)}
${choice('more', `Send ${money({ ...transaction, amount: amount + OFF_MINOR })}`)}
${choice('twice', `Send ${due} twice`)}
<h2>The account</h2>
${
  account!.nextIsShort
    ? html`<p class="hint">The next account of this payer is open for ten seconds.</p>`
    : choice('short', 'Open the next account for ten seconds')
}
</form>
</div>`,
  );
}
