// Of a refund `r` of a payment `p`, within a query: whether its member may name the account to which it goes.

/** No link was given by which somebody else may have paid it: one that is given once it has come brought none of it. */
export const NO_LINK_GIVEN = `not exists (select from pay_request q
    join payment_attempt k on k.order_id = q.order_id where k.id = p.attempt_id and q.created_at <= p.received_at)`;

/** It was paid by a link, or by transfer while one was given: what goes back goes to whoever that was. */
export const TO_PAYER = `exists (select from payment_attempt k where k.id = p.attempt_id
  and (k.pay_request_id is not null or (p.provider = 'bank' and not ${NO_LINK_GIVEN})))`;

/**
 * In naira, and sent from our bank by hand, or the provider wants an account; nobody has sent it, no bank asks for it, and
 * no link was given by which somebody else may have paid it: what is theirs goes to them.
 */
export const NAMEABLE = `p.currency = 'NGN'
  and ((coalesce(r.sent_from, p.provider) = 'bank' and r.state in ('requested', 'approved'))
    or (r.state = 'needs_attention' and p.provider = 'paystack' and r.provider_id is not null))
  and ${NO_LINK_GIVEN}
  and not exists (select from dispute d where d.payment_id = p.id and d.ended_at is null)`;

/** … now: it is owed. */
export const MAY_NAME = `r.owed_at is not null and ${NAMEABLE}`;

/** … and has. */
export const HAS_NAMED =
  'exists (select from refund_account n where n.refund_id = r.id and n.account_sealed is not null)';

/** … and has not: the account is awaited. */
export const UNNAMED = `${MAY_NAME} and not ${HAS_NAMED}`;
