// Work in turns, for each name by itself: a rush for one holds up nobody who wants another.
import { makeTurns, type Turns } from './turns.ts';

export type TurnsByName = <T>(names: readonly string[], work: () => Promise<T>) => Promise<T>;

/** Of several names one after the other, in one order whoever asks: no two wait for each other. */
export const makeTurnsByName = (turns: Turns): TurnsByName => {
  const lines = new Map<string, { inTurn: ReturnType<typeof makeTurns>; inLine: number }>();
  const inTurnOf = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { inTurn: makeTurns(turns), inLine: 0 };
    lines.set(name, line);
    line.inLine += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.inLine -= 1;
      if (line.inLine === 0) lines.delete(name);
    }
  };
  return (names, work) =>
    [...new Set(names)].sort().reduceRight((inner, name) => () => inTurnOf(name, inner), work)();
};
