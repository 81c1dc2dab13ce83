// A refund that nobody has decided yet ends, as its money is not ours to send now. What a rule had asked for by it stays wanted.
import type { Queryable } from '#platform/database/connect.ts';
import { letGo } from './give-backs.repository.ts';
import { type FoundRefund, stepRefund } from './refunds.repository.ts';

const isOfRule = ({ of, requestedBy, owedAt }: FoundRefund['refund']): boolean =>
  of === 'order' && requestedBy === null && owedAt === null;

/** The caller holds its order. */
export const endUndecided = async (
  tx: Queryable,
  { refund, orderId }: FoundRefund,
  how: 'refuse' | 'withdraw',
  said: string,
): Promise<void> => {
  if (!(await stepRefund(tx, refund.id, how, { said }))) return;
  if (isOfRule(refund)) await letGo(tx, orderId, refund.amountMinor);
};
