// What must hold of money besides its sums: what is owed has rows, one refund of a payment is under way, credit is set aside once,
// nothing is sent twice or while a bank asks for it, and what is renewed goes on where the old period ended.
import { expect } from 'vitest';
import type { HonestPayments } from './honest-payments.ts';
import type { MoneyModel } from './money-model.ts';
import type { Real } from './money-real.ts';

type Rows = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

const DUE = 'liability:refunds_due';

export const checkPromises = async (
  rows: Rows,
  payments: HonestPayments,
  model: MoneyModel,
  real: Real,
): Promise<void> => {
  const owed = await rows(
    `select $2 || ' ' || p.currency as of, -sum(r.amount_minor)::float8 as minor from refund r
      join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
      where a.order_id = any($1) and r.owed_at is not null and r.state not in ('done', 'failed', 'refused') group by 1`,
    [...model.orders.keys()],
    DUE,
  );
  const due = Object.entries(model.balances()).filter(([of]) => of.startsWith(DUE));
  expect(Object.fromEntries(owed.map(({ of, minor }) => [of, minor]))).toEqual(Object.fromEntries(due));

  const besides = await rows(
    `select r.payment_id from refund r join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
      where a.order_id = any($1) and r.state not in ('done', 'failed', 'refused') and r."of" <> 'credit'
      group by 1 having count(*) > 1`,
    [...model.orders.keys()],
  );
  expect(besides).toEqual([]);

  const aside = await rows(
    `select id, from_credit_minor::float8 as minor from purchase_order
      where id = any($1) and status in ('open', 'part_paid', 'paid')`,
    [...model.orders.keys()],
  );
  expect(Object.fromEntries(aside.map(({ id, minor }) => [id, minor]))).toEqual(
    Object.fromEntries(aside.map(({ id }) => [id, model.orders.get(String(id))!.fromCreditMinor])),
  );

  const charged = payments.state.charged.map(({ reference }) => reference);
  expect(charged.filter((one, at) => charged.indexOf(one) < at)).toEqual([]);
  for (const [reference, sent] of real.asked) expect(payments.refundsOf(reference).length).toBe(sent);

  const late = await rows(
    `select g.starts_at, r.old_ends_at from agreement_renewal r
      join package_grant g on g.order_id = r.order_id and g.cause = 'purchase'
      where g.member_id = any($1) and g.starts_at > r.old_ends_at and not exists (
        select from package_grant o where o.member_id = g.member_id and o.order_id is distinct from g.order_id
          and o.cause not in ('grace', 'trial') and o.ends_at > r.old_ends_at)`,
    real.people.map(({ id }) => id),
  );
  expect(late).toEqual([]);
};
