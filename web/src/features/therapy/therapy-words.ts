// What the therapy page promises in figures.
import {
  CONSULTATION_PAID_WITHIN_HOURS,
  INSIGHTS_WITHIN_HOURS,
  PLAN_USABLE_MONTHS,
} from '@ijeuwa/contract/therapy';

export const INSIGHTS_PROMISE = `within ${INSIGHTS_WITHIN_HOURS} hours, by a counsellor`;
export const FEE_WITHIN = `within ${CONSULTATION_PAID_WITHIN_HOURS} hours`;
export const USABLE_FOR = `${PLAN_USABLE_MONTHS} months`;
