// What a service is called outside the product: on papers, in mails and bells, to whoever else pays, on a bank’s statement.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { LineKind, ServiceKind } from '@ijeuwa/contract/services';

const BEFORE_NUMBER: Record<ServiceKind, string> = {
  session: 'appointment',
  consultation: 'appointment',
  therapy_plan: 'plan',
  vip: 'vip',
};

/** The word with which a reference begins, which stands on bank statements. */
export const wordOf = ({ kind, id }: { kind: LineKind; id: string }): string =>
  kind === 'package' ? id : BEFORE_NUMBER[kind];

const OUTSIDE: Partial<Record<LineKind, string>> = {
  session: DISCREET_TITLE,
  consultation: DISCREET_TITLE,
  therapy_plan: 'Support package',
};

/** Whom an appointment is with, and what a plan is for, stands behind the sign-in alone. */
export const titleOutside = (kind: LineKind, title: string): string => OUTSIDE[kind] ?? title;
