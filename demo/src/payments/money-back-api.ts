// Paystack's calls about refunds and disputes, answered by the sandbox.
import type { FastifyInstance } from 'fastify';
import { isBankId } from './bank-accounts.ts';
import { giveBack, refundable, resolveDispute } from './money-back.ts';
import { disputeNotice, disputeShape, refundShape } from './money-back-shapes.ts';
import type { Notices } from './notices.ts';
import { accepted, fieldsOf, wholeAmount } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { Dispute, Refund, Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

export type MoneyBackNeeds = {
  now: () => Date;
  // How long a refund is on its way.
  slowPaymentMs: number;
  publicUrl: string;
  transactions: Transactions;
  notices: Notices;
};
type Named = { Params: { id: string } };
/** An answer on paper is larger than anything that the server around it takes by itself. */
const FILE_MAX_BYTES = 5_000_000;

export function moneyBackApi(app: FastifyInstance, needs: MoneyBackNeeds): void {
  const { transactions, notices, now, slowPaymentMs, publicUrl } = needs;
  const settleAt = () => new Date(now().getTime() + slowPaymentMs);

  app.get<{ Querystring: { transaction?: string } }>('/refund', async ({ query }) => {
    const found = transactions.list().find(({ id }) => String(id) === query.transaction);
    return accepted('Refunds retrieved', found?.refunds.map((one) => refundShape(found, one)) ?? []);
  });

  app.post('/refund', async (request) => {
    const fields = fieldsOf(request.body);
    const transaction = transactions.findByReference(String(fields.transaction ?? ''));
    if (!transaction) throw new SandboxRefusal(404, 'Transaction not found');
    const left = refundable(transaction);
    if (left === 0) throw new SandboxRefusal(400, 'Transaction has been fully reversed or was never paid');
    const amount = fields.amount === undefined ? left : wholeAmount(fields.amount);
    if (amount > left) throw new SandboxRefusal(400, 'Refund amount cannot be more than what is left');
    const refund = giveBack(transaction, amount, { now: now(), settleAt: settleAt() });
    transactions.save(transaction);
    notices.settleRefundWhenDue(transaction, refund);
    return accepted('Refund has been queued for processing', refundShape(transaction, refund));
  });

  app.post<Named>('/refund/retry_with_customer_details/:id', async ({ params, body }) => {
    const [transaction, refund] = findRefund(transactions, params.id);
    if (refund.status !== 'needs-attention') throw new SandboxRefusal(400, 'Refund needs no attention');
    const details = fieldsOf(fieldsOf(body).refund_account_details);
    if (!/^\d{10}$/.test(String(details.account_number))) throw new SandboxRefusal(400, 'Invalid account');
    if (!isBankId(details.bank_id)) throw new SandboxRefusal(400, 'Invalid bank ID');
    transaction.refundEnding = 'processed';
    Object.assign(refund, { status: 'pending', settleAt: settleAt().toISOString() });
    transactions.save(transaction);
    notices.settleRefundWhenDue(transaction, refund);
    return accepted('Refund retried', refundShape(transaction, refund));
  });

  app.get<Named>('/dispute/:id', async ({ params }) => {
    const [transaction, dispute] = findDispute(transactions, params.id);
    return accepted('Dispute retrieved', disputeShape(transaction, dispute));
  });

  app.get<Named>('/dispute/:id/upload_url', async ({ params }) => {
    findDispute(transactions, params.id);
    const signedUrl = `${publicUrl}/uploads/${params.id}`;
    return accepted('Upload url generated', { signedUrl, fileName: `${params.id}.pdf` });
  });

  app.post<Named>('/dispute/:id/evidence', async ({ params, body }) => {
    findDispute(transactions, params.id);
    for (const name of ['customer_email', 'customer_name', 'customer_phone', 'service_details'])
      if (!fieldsOf(body)[name]) throw new SandboxRefusal(400, `${name} is required`);
    return accepted('Evidence created', {});
  });

  app.put<Named>('/dispute/:id/resolve', async ({ params, body }) => {
    const [transaction, dispute] = findDispute(transactions, params.id);
    const { resolution, message, uploaded_filename: file } = fieldsOf(body);
    if (!message || !file) throw new SandboxRefusal(400, 'Message and file are required');
    if (!dispute.fileAt) throw new SandboxRefusal(400, 'No file was uploaded');
    if (dispute.status === 'resolved') throw new SandboxRefusal(400, 'Dispute has been resolved');
    if (resolution === 'merchant-accepted') {
      resolveDispute(transaction, dispute, 'merchant-accepted', now());
      notices.tell(transaction, disputeNotice(transaction, dispute, 'resolve'));
    } else dispute.status = 'awaiting-bank-feedback';
    transactions.save(transaction);
    return accepted('Dispute updated', disputeShape(transaction, dispute));
  });
}

/** Where the files of an answer are put, for whoever holds the address: no key comes with them. */
export function disputeUploads(app: FastifyInstance, { transactions, now }: MoneyBackNeeds): void {
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: FILE_MAX_BYTES },
    async (_: unknown, body: Buffer) => body,
  );
  app.put<Named>('/uploads/:id', async ({ params, body, headers }) => {
    const [transaction, dispute] = findDispute(transactions, params.id);
    if (headers.authorization) throw new SandboxRefusal(400, 'Only one auth mechanism allowed');
    if (!Buffer.isBuffer(body) || !body.subarray(0, 5).equals(Buffer.from('%PDF-')))
      throw new SandboxRefusal(400, 'This is no PDF');
    dispute.fileAt = now().toISOString();
    transactions.save(transaction);
    return '';
  });
}

function findRefund(transactions: Transactions, id: string): [Transaction, Refund] {
  for (const transaction of transactions.list()) {
    const refund = transaction.refunds.find((one) => String(one.id) === id);
    if (refund) return [transaction, refund];
  }
  throw new SandboxRefusal(404, 'Refund not found');
}

function findDispute(transactions: Transactions, id: string): [Transaction, Dispute] {
  for (const transaction of transactions.list()) {
    const dispute = transaction.disputes?.find((one) => String(one.id) === id);
    if (dispute) return [transaction, dispute];
  }
  throw new SandboxRefusal(404, 'Dispute not found');
}
