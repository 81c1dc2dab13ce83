// By when two people say of money that had been taken in that the bank took it back: what it backs goes on until then.
import { addWorkingDays } from '../refunds/refund-clock.rules.ts';

const WORKING_DAYS = 1;

/** Nothing where it was not taken back, or that was found before moments were kept. */
export const sayByOf = ({ takenBackAt }: { takenBackAt: Date | null }): Date | undefined =>
  takenBackAt ? addWorkingDays(takenBackAt, WORKING_DAYS) : undefined;
