// Columns of changing a package.
import { OURS, type Registered } from './registered.ts';

const BOOKS = 'the books, for at least six years';
const OF_AGREEMENT = 'agreement_id in (select a.id from agreement a where a.member_id = $1)';
const AGREED = (consent: string) =>
  `(select v.data ->> 'name' from catalogue_version v
    join renewal_consent c on c.package_version_id = v.id where c.id = ${consent})`;

export const CHANGES: Record<string, Registered> = {
  upgrade_credit: {
    copied: {
      part: 'payments',
      of: 'quote_id in (select q.id from quote q where q.member_id = $1)',
      columns: 'on_day net_minor days_left days_in_all credit_minor taken_at restored_at',
      beside: {
        package:
          '(select l.title from order_line l where l.order_id = upgrade_credit.order_id and l.position = 1)',
      },
    },
    withheld: { [OURS]: 'quote_id order_id' },
    // With the price that nobody ordered at; what was paid stays in the books.
    erased: { stays: BOOKS },
  },
  downgrade: {
    copied: {
      part: 'payments',
      of: OF_AGREEMENT,
      columns: 'chosen_at taken_back_at',
      beside: { from: AGREED('from_consent_id'), to: AGREED('to_consent_id') },
    },
    withheld: { [OURS]: 'id agreement_id from_consent_id to_consent_id' },
    erased: { stays: BOOKS },
  },
};
