// VIP matchmaking as the catalogue has it: what it costs and holds, as the file and staff give it.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { list, requiredLine, requiredText, whole } from './fields.ts';

export const VIP_TITLE_MAX_LENGTH = 60;
export const VIP_PRICE_MAX_NAIRA = 50_000_000;

const written = (most: number) =>
  list(
    z.strictObject({
      title: requiredLine('Please give it a title.', VIP_TITLE_MAX_LENGTH),
      text: requiredText('Please write the text.', 300),
    }),
    most,
  );

export const VipEntry = z.strictObject({
  title: requiredLine('Please give its name.', VIP_TITLE_MAX_LENGTH),
  price: whole(1, VIP_PRICE_MAX_NAIRA, 'Please give a price.'),
  /** Spec 9: other currencies are the naira price divided by these, without decimals. */
  nairaPerDollar: whole(1, 1_000_000, 'Please give the naira of a dollar.'),
  nairaPerPound: whole(1, 1_000_000, 'Please give the naira of a pound.'),
  /** For how long a matchmaker works for what was paid. */
  months: whole(1, 36, 'Please say for how many months it is.'),
  benefits: written(4).check(z.length(4, 'Four benefits, please.')),
  steps: written(6).check(z.minLength(1, 'Please write how it goes.')),
  /** Shown in the demonstration alone: nobody has measured it. */
  successRate: requiredLine('Please give the rate that the demonstration claims.', 40),
  position: whole(0, 100, 'Please give its place.'),
});
export type VipEntry = z.infer<typeof VipEntry>;
export type VipEntryHistory = EntryHistory<VipEntry>;

const calls = catalogueCalls({
  path: '/api/staff/vip',
  staff: ['editor', 'finance', 'admin'],
  entry: VipEntry,
  one: 'VIP entry',
  of: 'VIP entry',
});
// What begins and ends stands in the file.
export const listVipEntries = calls.list;
export const changeVipEntry = calls.change;
