// What whoever was signed out while they pay reads: what became of it, and where they find it after signing in.
import type { ServiceKind, ServiceQuote } from '@ijeuwa/contract/services';
import { places } from '#platform/places.ts';
import { formatDateTime } from '#ui/format.ts';

export const NOT_ORDERED =
  'Nothing was ordered, and nothing was charged. After signing in you are back here.';

/** It may be paid in part, or a transfer for it be on its way. An order may be open on a screen that no address tells. */
export const ORDER_STAYS = `Your order stays as it is, and nothing new was charged. After signing in you find it among your orders under ${places.subscription.name}.`;

const KEPT_UNDER: Record<ServiceKind, string> = {
  session: places.schedule.name,
  consultation: places.schedule.name,
  therapy_plan: places.therapy.name,
  vip: places.vip.name,
};

/** The window that it is paid in is gone after signing in. */
export const heldWords = ({ kind, expiresAt }: ServiceQuote): string =>
  `It is held for you until ${formatDateTime(expiresAt)}, and nothing new was charged. After signing in you find it under ${KEPT_UNDER[kind]}.`;
