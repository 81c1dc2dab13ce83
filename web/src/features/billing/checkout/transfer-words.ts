// When a package begins that is paid by bank transfer, said alike wherever it is said.

/** Spec 9: active within 24 hours of confirmation; it begins with that, and never later. */
const ACTIVE_BY = 'active within 24 hours of confirmation';
export const beginsOnceConfirmed = (title: string): string =>
  `${title} begins as soon as we confirm the transfer: ${ACTIVE_BY} at the latest`;
