// What a member and the provider have of each other's money at a moment, as the benches that kill compare it.
import type { Server } from './ask.ts';
import type { openHold } from './hold.ts';
import type { startProvider } from './provider.ts';

export const codeOf = (memberId: string) => `AUTH_${memberId}`;

/** What a member has at the end, and what the provider has of theirs. */
export type Kept = Partial<{
  paid: number;
  cancelled: number;
  payments: number;
  grants: number;
  sessions: number;
  invoices: number;
  notes: number;
  codes: number;
  /** Refunds at the provider, and those that left our own bank. */
  sentBack: number;
  byHand: number;
  charges: number;
  /** Payments of theirs within what was paid out. */
  paidOut: number;
  creditMinor: number;
  isForgotten: boolean;
  disputes: string | null;
  package: string | null;
}>;
/** And where each thing of it stands, so that what is done by half is like neither what was before nor what comes after. */
export type State = Required<Kept> & {
  /** What was paid on the provider's pages. */
  taken: number;
  /** In all accounts, after those of the night. */
  booksSum: number;
  states: Record<string, string | null>;
  /** Sent to the provider, which has not said whether it came there: not compared, for nothing is decided by it. */
  unsure: number;
};

type Needs = {
  hold: Awaited<ReturnType<typeof openHold>>;
  provider: Awaited<ReturnType<typeof startProvider>>;
  after: Server;
};

const COUNTED = `with mine as (select id, status, member_id from purchase_order where member_id = $1),
   came as (select p.id, p.transaction from payment p join payment_attempt a on a.id = p.attempt_id
     where a.order_id in (select id from mine)),
   back as (select r.id, r.state, coalesce(r.sent_from, p.provider) as "from" from refund r
     join payment p on p.id = r.payment_id where p.id in (select id from came))
 select (select count(*)::int from mine where status = 'paid') as paid, (select count(*)::int from came) as payments,
   (select count(*)::int from mine where status = 'cancelled') as cancelled,
   (select count(distinct order_id)::int from package_grant where order_id in (select id from mine)) as grants,
   (select coalesce(sum(c.sessions), 0)::int from session_credit c join session_grant g on g.id = c.grant_id
     where g.member_id = $1) as sessions,
   (select count(*)::int from invoice i join invoice_paper p on p.invoice_id = i.id
     where p.made_at is not null and i.kind = 'invoice' and order_id in (select id from mine)) as invoices,
   (select count(*)::int from invoice where kind = 'credit_note' and order_id in (select id from mine)) as notes,
   (select count(*)::int from back where state = 'done' and "from" = 'bank') as "byHand",
   (select string_agg(state, ' ') from dispute where payment_id in (select id from came)) as disputes,
   (select count(*)::int from code_use u where u.member_id = $1 and u.state = 'used') as codes,
   (select count(*)::int from settlement_item where payment_id in (select id from came)) as "paidOut"`;

const STATES = `with mine as (select id from purchase_order where member_id = $1),
   tried as (select id, reference from payment_attempt where order_id in (select id from mine)),
   came as (select id from payment where attempt_id in (select id from tried))
 select (select string_agg(status, ' ' order by status) from purchase_order where member_id = $1) as orders,
   (select string_agg(state, ' ' order by state) from refund where payment_id in (select id from came)) as refunds,
   (select string_agg(state, ' ' order by state) from code_use where member_id = $1) as codes,
   (select string_agg(state, ' ' order by state) from agreement where member_id = $1) as agreements,
   (select string_agg(state, ' ' order by state) from statement_line where transfer_id in (select id from tried)) as lines,
   (select string_agg(state, ' ' order by state) from appointment where member_id = $1) as appointments,
   (select string_agg(state, ' ' order by state) from vip_case where member_id = $1) as cases,
   (select count(*)::text from refund_account where refund_id in (
     select id from refund where payment_id in (select id from came))) as accounts,
   (select count(*)::text from odd_payment where payment_id in (select id from came) and closed_at is null) as odd,
   (select count(*)::text from provider_notice where handled_at is null
     and reference in (select reference from tried)) as unheard,
   (select status from member where id = $1) as member`;

const UNSURE = `select count(*)::int as n from payment_attempt a join purchase_order o on o.id = a.order_id
 where o.member_id = $1 and (a.status = 'unknown' or (a.status = 'created' and a.sent_at is not null))`;

export const makeKept = ({ hold, provider, after }: Needs) => {
  const keptOf = async (memberId: string): Promise<State> => {
    const [counted] = await hold.rows(COUNTED, memberId);
    const [states] = await hold.rows(STATES, memberId);
    const [unsure] = await hold.rows(UNSURE, memberId);
    const references = await hold.rows(
      'select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id where member_id = $1',
      memberId,
    );
    const isMine = (one: { transaction: string }) =>
      references.some(({ reference }) => reference === one.transaction);
    const [books] = await hold.rows('select coalesce(sum(amount_minor), 0)::float8 as sum from ledger_line');
    return {
      ...counted,
      taken: references.filter(({ reference }) => provider.isTaken(reference)).length,
      booksSum: books!.sum,
      sentBack: provider.refunds.filter(isMine).length,
      charges: provider.charges.filter(({ code }) => code === codeOf(memberId)).length,
      isForgotten: provider.forgotten.has(codeOf(memberId)),
      creditMinor: await after.creditOf(memberId),
      package: await after.packageOf(memberId),
      states: states!,
      unsure: unsure!.n,
    };
  };
  return keptOf;
};

/** What of one is not as in the other, in words. */
export const differencesOf = (found: State, due: State): string[] => {
  const flat = ({ states, unsure: _, ...counted }: State): Record<string, unknown> => ({
    ...counted,
    ...states,
  });
  const [one, other] = [flat(found), flat(due)];
  return Object.keys(one)
    .filter((key) => one[key] !== other[key])
    .map((key) => `${key} ${one[key]}, not ${other[key]}`);
};
