// What has come for an order that is being paid, and did not pay all of it: a part that counts, or a transfer that did not fit.
import type { Order } from '@ijeuwa/contract/billing';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { notTakenWords } from '../not-taken-words.ts';
import { partOf } from '../part-of.ts';

export function WhatCame({ order }: { order: Order }) {
  const part = partOf(order);
  const { missing, restBy } = order;
  const notTaken = notTakenWords(order);
  return (
    <>
      {part && missing && (
        <Notice
          tone="warning"
          title={`${formatMoney(part)} has come, and ${formatMoney(missing)} is missing.`}
        >
          Please pay the rest{restBy ? ` by ${formatDateTime(restBy)}; else what came goes back` : ''}. You
          can choose how.
        </Notice>
      )}
      {notTaken && (
        <Notice tone="warning" title={notTaken.came}>
          {notTaken.rest}
        </Notice>
      )}
    </>
  );
}
