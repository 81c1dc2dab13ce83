// What staff have said of a transfer that its member announced.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { transferApproval } from '#platform/database/tables/checkout.ts';
import { statementLine } from '#platform/database/tables/statements.ts';

/** Somebody said that its money came, or that a line of a statement is its money. */
export const isBegunOn = async (tx: Queryable, attemptId: string): Promise<boolean> => {
  const words = await tx
    .select({ staffId: transferApproval.staffId })
    .from(transferApproval)
    .where(eq(transferApproval.attemptId, attemptId))
    .limit(1);
  if (words.length > 0) return true;
  const lines = await tx
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(eq(statementLine.transferId, attemptId))
    .limit(1);
  return lines.length > 0;
};
