// Guards in the database itself: what is append-only refuses every change and removal, whoever asks.

const APPEND_ONLY = [
  'ledger_entry',
  'payment',
  'ledger_transaction',
  'ledger_line',
  'audit_entry',
  'report',
  'report_decision',
  'report_decided',
  'catalogue_version',
  'invoice',
  'day_close',
  'day_close_figure',
  'session_credit',
] as const;

const REFUSE = `
  create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`;

const guard = (table: string): string => `
  create or replace trigger append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_change()`;

/** Safe to run at every start. */
export const APPEND_ONLY_GUARDS: readonly string[] = [REFUSE, ...APPEND_ONLY.map(guard)];
