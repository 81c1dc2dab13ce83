// What was paid for is given, to the day: each period ends on the same day of the month in Lagos, and keeps its length.
import { expect } from 'vitest';
import type { MoneyModel } from './money-model.ts';
import type { Real } from './money-real.ts';

type Rows = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;
type Given = {
  order_id: string;
  months: number;
  starts: string;
  ends: string;
  anchor: number;
  given_ms: number;
  counts_ms: number;
  until: Date | null;
};

/** 2026-02-28 and what follows it: the day, or the last one of a month that has no such day. */
const fits = (date: string, anchor: number): boolean => {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return day === Math.min(anchor, new Date(Date.UTC(year, month, 0)).getUTCDate());
};
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

export const checkGrants = async (rows: Rows, model: MoneyModel, real: Real, now: Date): Promise<void> => {
  const ids = real.people.map(({ id }) => id).filter((id) => !real.erased.has(id));
  const given = (await rows(
    `select g.order_id, (v.data ->> 'months')::int as months, g.anchor_day as anchor,
        to_char(g.starts_at at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI:SS.MS') as starts,
        to_char(g.ends_at at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI:SS.MS') as ends,
        (extract(epoch from g.ends_at - g.starts_at) * 1000)::float8 as given_ms, all_of.counts_ms, all_of.until
      from package_grant g join catalogue_version v on v.id = g.package_version_id
        cross join lateral (
          select coalesce(sum(extract(epoch from upper(o.in_force) - lower(o.in_force)) * 1000), 0)::float8 as counts_ms,
            max(upper(o.in_force)) as until
          from package_grant o where o.order_id = g.order_id and not isempty(o.in_force)) all_of
      where g.member_id = any($1) and g.cause = 'purchase'`,
    ids,
  )) as Given[];
  const settled = [...model.orders].filter(
    ([, { kind, purchase, state, member }]) =>
      kind === 'package' &&
      model.settled.has(purchase) &&
      !['open', 'expired', 'cancelled', 'part_paid'].includes(state) &&
      ids.includes(member),
  );
  expect(new Set(given.map((one) => one.order_id))).toEqual(new Set(settled.map(([id]) => id)));
  for (const one of given) {
    const { starts, ends, anchor, months } = one;
    expect([monthsBetween(starts, ends), ends.slice(10), fits(starts, anchor), fits(ends, anchor)]).toEqual([
      months,
      starts.slice(10),
      true,
      true,
    ]);
    const { takenBack, leftMinor } = model.orders.get(one.order_id)!;
    if (!takenBack && leftMinor === 0) expect(Math.round(one.counts_ms)).toBe(Math.round(one.given_ms));
    else if (one.until) expect(one.until.getTime()).toBeLessThanOrEqual(now.getTime());
  }
};
