// That money is on its way back, and by which day: the same beside an order and its invoice.
import { formatDate } from '#ui/format.ts';

export const goingBackWords = (amount: string, by: string | null): string =>
  `${amount} is on its way back${by ? `, by ${formatDate(by)}` : ''}.`;
