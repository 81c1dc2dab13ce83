// The page on which a payer approves an order, and what they chose to do.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '../practice/practice-page.ts';
import { giveBackByHand } from './by-hand.ts';
import { endDispute, openDispute, openDisputeOf } from './disputing.ts';
import type { Notices } from './notices.ts';
import type { Order, Orders } from './order.ts';
import { approvalPage, endPage, missingPage } from './page.ts';

type Needs = { orders: Orders; notices: Notices; now: () => Date };
type Visit = { Querystring: { token?: string }; Body: { act?: string } | undefined };

export function paypalPages(app: FastifyInstance, needs: Needs): void {
  const find = (token = '') => needs.orders.find(token);
  const isOpen = ({ status }: Order) => status === 'PAYER_ACTION_REQUIRED';

  app.get<Visit>('/checkoutnow', async ({ query }, reply) => {
    const order = find(query.token);
    if (!order) return sendPage(reply.code(404), missingPage());
    return sendPage(reply, isOpen(order) ? approvalPage(order) : endPage(order));
  });

  app.post<Visit>('/checkoutnow', async ({ query, body, url }, reply) => {
    const order = find(query.token);
    if (!order) return sendPage(reply.code(404), missingPage());
    const choice = body?.act;
    // A second press, or a press in a second tab, changes nothing.
    if (!isOpen(order)) {
      if (moneyBackAct(choice, order, needs)) return reply.redirect(url, 303);
      return reply.redirect(wayBack(order.returnUrl, order), 303);
    }
    if (choice === 'cancel') return reply.redirect(wayBack(order.cancelUrl, order), 303);
    approve(choice, order, needs);
    return reply.redirect(choice === 'leave' ? url : wayBack(order.returnUrl, order), 303);
  });
}

function approve(choice: string | undefined, order: Order, { orders, notices, now }: Needs): void {
  if (!['approve', 'slow', 'decline', 'leave'].includes(choice ?? '')) return;
  Object.assign(order, {
    status: 'APPROVED',
    changedAt: now().toISOString(),
    declines: choice === 'decline',
    slow: choice === 'slow',
  });
  orders.save(order);
  notices.tellApproved(order);
}

// Whether it was such a choice.
function moneyBackAct(choice: string | undefined, order: Order, needs: Needs): boolean {
  const { orders, notices, now } = needs;
  const open = openDisputeOf(order);
  if (choice === 'refund-arrives') order.refundEnding = 'COMPLETED';
  else if (choice === 'refund-fails') order.refundEnding = 'FAILED';
  else if (choice === 'by-hand') giveBackByHand(order, notices, now(), false);
  else if (choice === 'reverse') giveBackByHand(order, notices, now(), true);
  else if (choice === 'dispute') openDispute(order, notices, now());
  else if (choice === 'for-us' && open) endDispute(order, open, 'RESOLVED_SELLER_FAVOUR', needs);
  else if (choice === 'against-us' && open) endDispute(order, open, 'RESOLVED_BUYER_FAVOUR', needs);
  else return false;
  orders.save(order);
  return true;
}

function wayBack(address: string, { id }: Order): string {
  const url = new URL(address);
  url.searchParams.set('token', id);
  return url.href;
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply => reply.headers(pageHeaders).send(page);
