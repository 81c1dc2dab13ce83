// Of a refund `r` of a payment `p`, within a query: whether it stays with us as credit, and whether its member may still say so.
import { NO_LINK_GIVEN } from '../refunds/may-name.ts';

export const TO_CREDIT = "coalesce(r.sent_from, p.provider) = 'credit'";

/**
 * Paid twice or too much by bank transfer, nobody has approved its going back, and no bank asks for it. What came by card
 * or PayPal could be asked back when the credit is long spent; what somebody else may have paid, by a request, is theirs.
 */
export const MAY_KEEP = `r.state = 'requested' and r."of" = 'owed' and p.standing in ('excess', 'paid_twice')
  and p.provider = 'bank' and ${NO_LINK_GIVEN}
  and not exists (select from dispute d where d.payment_id = p.id and d.ended_at is null)`;
