// By when somebody of finance looks at money that fits nothing.
import { addWorkingDays } from '../refunds/refund-clock.rules.ts';

const WORKING_DAYS = 1;

export const lookDueAt = (noticedAt: Date): Date => addWorkingDays(noticedAt, WORKING_DAYS);
