// Periods as they are bought and moved, for tests of where they are placed.
import { type closeUp, type Period, placePeriod } from '../src/features/billing/grants/periods.rules.ts';

export const DAY = 86_400_000;
export const MINUTE = 60_000;
export const at = (text: string) => new Date(`${text}+01:00`);

/** What the zone data of the machine says of Lagos, apart from the rules: [year, month, day, time of day]. */
const LAGOS = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Africa/Lagos',
});
export const inLagos = (moment: Date) => {
  const [date = '', time = ''] = LAGOS.format(moment).split(' ');
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { month: year * 12 + month, day, time };
};
export const place = (held: readonly Period[], rank: number, months: number, when: Date): Period[] => {
  const { moved, ...bought } = placePeriod(held, { rank, months }, when);
  return [...applied(held, moved, when), { id: `bought ${held.length}`, rank, ...bought }];
};
/** As they stand in the books: what was moved is cut at that moment, and goes on as another period. */
export const applied = (held: readonly Period[], moved: ReturnType<typeof closeUp>, when: Date): Period[] => [
  ...held.map((one) =>
    moved.some(({ movedFrom }) => movedFrom === one.id)
      ? { ...one, endsAt: new Date(Math.max(+when, +one.startsAt)) }
      : one,
  ),
  ...moved.map(({ movedFrom, ...span }, index) => ({
    ...held.find(({ id }) => id === movedFrom)!,
    ...span,
    id: `moved ${held.length} ${index}`,
  })),
];
export const counting = (held: readonly Period[]) =>
  held.filter(({ startsAt, endsAt }) => endsAt > startsAt).sort((a, b) => +a.startsAt - +b.startsAt);
