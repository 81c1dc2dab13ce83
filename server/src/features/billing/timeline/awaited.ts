// Of money that goes back by bank: that its member has still to name the account, in words.

export const AWAITED =
  'goes back from our bank, and we wait to hear to which account: “Name the account” stands beside the order. Our team goes on meanwhile.';

/** Nobody is late but who names it: it does not run out. */
export const STILL_AWAITED =
  'has not been sent yet: no account was named. It stays yours and does not run out. “Name the account” stands beside the order; our team sends it within one working day of that. If you cannot, please write to us.';
