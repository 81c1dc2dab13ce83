// What a visitor of the page of a paid order may choose: how its refunds end, and what its bank does.
import { type Html, html } from '@ijeuwa/server/platform/html';
import { choice } from '../practice/payment-page.ts';
import {
  giveBack,
  openDispute,
  openDisputeOf,
  refundable,
  resolveDispute,
  settleRefund,
} from './money-back.ts';
import { disputeNotice, refundNotice } from './money-back-shapes.ts';
import type { Notices } from './notices.ts';
import type { RefundEnding, Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

type Needs = { transactions: Transactions; notices: Notices; now: () => Date };

const ENDINGS: Record<string, RefundEnding> = {
  'refund-arrives': 'processed',
  'refund-fails': 'failed',
  'refund-stops': 'needs-attention',
};
const RESOLUTIONS = {
  'bank-for-us': 'declined',
  'bank-against-us': 'merchant-accepted',
  'bank-silent': 'auto-accepted',
} as const;

// Whether it was such a choice.
export function moneyBackAct(choice: string | undefined, transaction: Transaction, needs: Needs): boolean {
  const { transactions, notices, now } = needs;
  const ending = ENDINGS[choice ?? ''];
  const resolution = RESOLUTIONS[choice as keyof typeof RESOLUTIONS];
  const open = openDisputeOf(transaction);
  if (ending) transaction.refundEnding = ending;
  else if (choice === 'by-hand') giveBackByHand(transaction, notices, now());
  else if (resolution && open) {
    resolveDispute(transaction, open, resolution, now());
    notices.tell(transaction, disputeNotice(transaction, open, 'resolve'));
  } else if (choice === 'dispute') {
    const dispute = openDispute(transaction, now());
    if (dispute) notices.tell(transaction, disputeNotice(transaction, dispute, 'create'));
  } else return false;
  transactions.save(transaction);
  return true;
}

/** As on Paystack's own pages. */
function giveBackByHand(transaction: Transaction, notices: Notices, now: Date): void {
  const left = refundable(transaction);
  if (left === 0) return;
  const refund = giveBack(transaction, left, { now, settleAt: now });
  settleRefund(transaction, refund, 'processed');
  notices.tell(transaction, refundNotice(transaction, refund));
}

export function moneyBackChoices(transaction: Transaction): Html | '' {
  if (transaction.status !== 'success') return '';
  const { refundEnding = 'processed' } = transaction;
  const open = openDisputeOf(transaction);
  return html`<form method="post" class="panel">
<h2>Money back</h2>
<p class="hint">A refund of this payment ${WORDS[refundEnding]}.</p>
${choice('refund-arrives', 'Let refunds arrive')}
${choice('refund-fails', 'Let refunds fail after they were taken')}
${choice('refund-stops', 'Let refunds need another account')}
${choice('by-hand', 'Send it back by hand, as on Paystack’s own pages')}
<h2>The payer’s bank</h2>
${
  open
    ? html`${choice('bank-for-us', 'The bank decides for Ijeuwa')}
${choice('bank-against-us', 'The bank takes the money back')}
${choice('bank-silent', 'The time to answer is over')}`
    : choice('dispute', 'Let the bank ask the money back')
}
</form>`;
}

const WORDS: Record<RefundEnding, string> = {
  processed: 'arrives after about 10 seconds',
  failed: 'fails after about 10 seconds',
  'needs-attention': 'will need another account',
};
