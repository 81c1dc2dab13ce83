// Columns of the billing room.
import { NOBODYS, OURS, type Registered } from './registered.ts';

const BOOKS = 'the books, for at least six years';
const OF_ORDER = 'order_id in (select o.id from purchase_order o where o.member_id = $1)';
const OF_ATTEMPT = `attempt_id in (select a.id from payment_attempt a where a.${OF_ORDER})`;
const SOLD = "(select v.data ->> 'name' from catalogue_version v where v.id = package_version_id)";

export const BILLING: Record<string, Registered> = {
  package_grant: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns: 'cause paid_by anchor_day starts_at ends_at recorded_at end_noticed_at',
      beside: { package: SOLD },
    },
    withheld: { [OURS]: 'id member_id package_version_id order_id moved_from in_force' },
    // What an order gave stays beside the order.
    erased: { goes: 'member_id = $1 and order_id is null' },
  },
  grant_cut: {
    copied: {
      part: 'payments',
      of: 'grant_id in (select g.id from package_grant g where g.member_id = $1)',
      columns: 'at why recorded_at',
      beside: {
        package: `(select v.data ->> 'name' from catalogue_version v
          join package_grant g on g.package_version_id = v.id where g.id = grant_id)`,
      },
    },
    withheld: { [OURS]: 'grant_id' },
    erased: { goesWith: 'package_grant' },
  },
  free_days: {
    copied: {
      part: 'payments',
      of: 'grant_id in (select g.id from package_grant g where g.member_id = $1)',
      columns: 'why days card_days answers given_at',
    },
    withheld: { [OURS]: 'grant_id order_id click_id' },
    erased: { goesWith: 'package_grant' },
  },
  trial: {
    copied: { part: 'payments', of: 'member_id = $1', columns: 'started_at' },
    withheld: { [OURS]: 'member_id' },
    erased: { goes: 'member_id = $1' },
  },
  purchase_order: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns:
        'reference amount_minor from_credit_minor currency status created_at expires_at settled_at ended_at buyer_sealed',
      beside: {
        package:
          "(select string_agg(l.title, ', ' order by l.position) from order_line l where l.order_id = purchase_order.id)",
      },
    },
    withheld: { [OURS]: 'id member_id quote_id purchase_id' },
    erased: { stays: BOOKS },
  },
  order_line: {
    withheld: {
      'says of the order what the order says':
        'id order_id position kind package_version_id subject_id catalogue_version_id title amount_minor discount_minor',
    },
    erased: { stays: BOOKS },
  },
  service_stretch: {
    withheld: {
      'when what was paid for becomes income of ours': 'id order_id starts_at ends_at recorded_at',
    },
    erased: { stays: BOOKS },
  },
  service_give_back: {
    copied: {
      part: 'payments',
      of: OF_ORDER,
      columns: 'reason amount_minor said_at',
      beside: { currency: '(select o.currency from purchase_order o where o.id = order_id)' },
    },
    withheld: { [OURS]: 'order_id asked_minor done_at' },
    erased: { stays: BOOKS },
  },
  // Names a thing of the room that sold it, and nobody.
  service_withdrawal: { withheld: { [OURS]: 'kind subject_id withdrawn_at' }, erased: NOBODYS },
  payment_attempt: {
    copied: {
      part: 'payments',
      of: OF_ORDER,
      columns:
        'reference amount_minor currency method status announced_at said_sent_at not_sent_at not_found_at rejected_at rejected_minor created_at expires_at',
    },
    withheld: {
      [OURS]:
        'id order_id provider provider_ref chosen_at sent_at asked_at watched_until pay_request_id due_soon_told_at overdue_told_at',
      'the provider’s own page, closed by then': 'page_url',
    },
    erased: { stays: BOOKS, emptied: { of: OF_ORDER, set: { page_url: 'null' } } },
  },
  transfer_account: {
    copied: { part: 'payments', of: OF_ATTEMPT, columns: 'bank_name account_name account_number given_at' },
    withheld: { [OURS]: 'attempt_id' },
    erased: { stays: BOOKS },
  },
  pay_request: {
    copied: { part: 'payments', of: OF_ORDER, columns: 'created_at revoked_at' },
    withheld: { [OURS]: 'id order_id', 'opens to whoever holds it': 'token_hash token_sealed' },
    erased: {
      stays: BOOKS,
      emptied: {
        of: `revoked_at is null and ${OF_ORDER}`,
        set: { token_sealed: 'null', revoked_at: 'now()' },
      },
    },
  },
  payment: {
    copied: {
      part: 'payments',
      of: OF_ATTEMPT,
      columns: 'provider transaction amount_minor currency received_at standing',
    },
    withheld: { [OURS]: 'id attempt_id' },
    erased: { stays: BOOKS },
  },
  allocation: {
    withheld: {
      'says of the payment what the order says': 'payment_id order_id amount_minor allocated_at released_at',
    },
    erased: { stays: BOOKS },
  },
  refund: {
    copied: {
      part: 'payments',
      of: `payment_id in (select p.id from payment p where p.${OF_ATTEMPT})`,
      columns: 'amount_minor state requested_at done_at',
      beside: { currency: '(select p.currency from payment p where p.id = payment_id)' },
    },
    withheld: {
      [OURS]: 'id payment_id of provider_id tries next_try_at troubled_at due_soon_told_at overdue_told_at',
      'what staff did':
        'reason requested_by done_by why owed_at approved_at approved_by sent_from sent_at said',
    },
    erased: { stays: BOOKS },
  },
  refund_account: {
    copied: {
      part: 'payments',
      of: `refund_id in (select r.id from refund r join payment p on p.id = r.payment_id where p.${OF_ATTEMPT})`,
      columns: 'named_at account_sealed',
    },
    withheld: { [OURS]: 'refund_id', 'what staff did': 'bank_says checked_by' },
    erased: {
      stays: 'until what is owed has been sent there, then the number goes by itself',
      // What is not owed needs no account.
      emptied: {
        of: `refund_id in (select r.id from refund r join payment p on p.id = r.payment_id
          where p.${OF_ATTEMPT} and r.owed_at is null)`,
        set: { account_sealed: 'null' },
      },
    },
  },
  dispute: {
    copied: {
      part: 'payments',
      of: `payment_id in (select p.id from payment p where p.${OF_ATTEMPT})`,
      columns: 'amount_minor currency state opened_at ended_at',
    },
    withheld: {
      [OURS]: 'id payment_id provider provider_id asked_minor credit_minor beyond_minor category due_at',
      'what staff did': 'accept_asked_at accept_asked_by answered_at answered_by answer',
    },
    erased: { stays: BOOKS },
  },
  odd_payment: {
    withheld: {
      'what staff look into of a payment, and did about it':
        'id provider source reference kind outcome payment_id noticed_at closed_at closed_by closing never_came_by due_soon_told_at overdue_told_at',
    },
    erased: { stays: BOOKS },
  },
  settlement: {
    withheld: {
      'of no member':
        'id provider provider_id currency total_minor fees_minor deducted_minor payout_minor settled_at read_at',
    },
    erased: { stays: BOOKS },
  },
  settlement_item: {
    withheld: {
      [OURS]: 'id settlement_id transaction reference amount_minor fees_minor payment_id',
    },
    erased: { stays: BOOKS },
  },
  settlement_difference: {
    withheld: {
      'what staff look into of a payment, and did about it':
        'id source kind reference said_minor said_currency payment_id ours_minor ours_currency noticed_at closed_at closed_by closing due_soon_told_at overdue_told_at',
    },
    erased: { stays: BOOKS },
  },
  day_close: {
    withheld: { 'of no member': 'day signed_by signed_at differences_open unmatched_open reason' },
    erased: { stays: BOOKS },
  },
  day_close_figure: {
    withheld: { 'of no member': 'day account currency what amount_minor' },
    erased: { stays: BOOKS },
  },
  invoice: {
    copied: {
      part: 'payments',
      of: OF_ORDER,
      columns: 'number kind amount_minor currency issued_at due_at',
    },
    withheld: { [OURS]: 'id order_id source year ordinal', 'printed on the paper': 'receipt_hash' },
    erased: { stays: BOOKS },
  },
  invoice_paper: {
    withheld: {
      [OURS]: 'invoice_id made_at',
      'the copy holds the file itself': 'snapshot_sealed pdf_sealed sha256',
    },
    erased: { stays: BOOKS },
  },
  invoice_counter: { withheld: { 'of no member': 'kind year last' }, erased: NOBODYS },
  quote: {
    copied: {
      part: 'payments',
      of: 'member_id = $1',
      columns: 'title amount_minor discount_minor code_key currency expires_at',
      beside: { package: SOLD },
    },
    withheld: { [OURS]: 'id member_id kind package_version_id subject_id catalogue_version_id' },
    erased: {
      goes: 'member_id = $1 and not exists (select from purchase_order o where quote.id in (o.quote_id, o.purchase_id))',
    },
  },
  ledger_transaction: {
    withheld: { 'says of the order what the order says': 'id source kind order_id posted_at' },
    erased: { stays: BOOKS },
  },
  ledger_line: {
    withheld: { 'says of the order what the order says': 'id transaction_id account amount_minor currency' },
    erased: { stays: BOOKS },
  },
  // Frozen: the ledger of before.
  ledger_entry: {
    withheld: {
      'says of the order what the order says': 'id order_id account amount_minor currency posted_at kind',
    },
    erased: { stays: BOOKS },
  },
  transfer_approval: {
    withheld: { 'what staff did': 'attempt_id staff_id approved_at amount_minor' },
    erased: { stays: BOOKS },
  },
  statement_line: {
    withheld: {
      'the bank’s own words of what came and left; what was paid is said with the order':
        'id statement_id position once_key place_key on_day amount_minor narration_sealed session_id reversal reverses_id state transfer_id presumed_payment_id settled_at taken_back_by taken_back_at closing_as closing_reference closing_by due_soon_told_at overdue_told_at',
    },
    erased: { stays: BOOKS },
  },
  bank_statement: {
    withheld: { 'what staff did': 'id staff_id uploaded_at first_day last_day line_count new_count' },
    erased: { stays: BOOKS },
  },
  remembered_sender: {
    withheld: {
      [OURS]: 'id member_id',
      'may name somebody else, who pays for them': 'sender_sealed',
      'of no use without the name': 'remembered_at',
    },
    erased: { goes: 'member_id = $1' },
  },
  provider_notice: {
    withheld: {
      'what the provider told us of an order':
        'provider event_id reference kind received_at handled_at outcome payload tries next_try_at',
    },
    erased: { stays: BOOKS },
  },
};

export const CATALOGUE: Record<string, Registered> = {
  catalogue_entry: { withheld: { 'of no member': 'kind key file_data' }, erased: NOBODYS },
  catalogue_version: {
    withheld: { 'of no member': 'id kind key version data ended valid_from changed_by reason' },
    erased: NOBODYS,
  },
};
