// Of a refund `r` of a payment `p`, within a query: whether it stays with us as credit, and whether its member may still say so.

export const TO_CREDIT = "coalesce(r.sent_from, p.provider) = 'credit'";

/** Paid twice or too much, nobody has approved its going back, and no bank asks for it. */
export const MAY_KEEP = `r.state = 'requested' and r."of" = 'owed' and p.standing in ('excess', 'paid_twice')
  and not exists (select from dispute d where d.payment_id = p.id and d.ended_at is null)`;
