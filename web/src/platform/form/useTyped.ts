// What somebody changes of what the server has: it stays as they made it, whatever arrives meanwhile.
import { useState } from 'react';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of plain values. */
export const useTyped = <V>(arrived: V) => {
  const [typed, setTyped] = useState<{ value: V; over: V }>();
  const isTouched = typed !== undefined && !same(typed.value, arrived);
  return {
    value: typed ? typed.value : arrived,
    isTouched,
    /** Something else stands there now than what it was typed over. */
    hasMoved: isTouched && !same(typed.over, arrived),
    type: (value: V): void => setTyped((before) => ({ value, over: before?.over ?? arrived })),
    /** What arrived stands again; once something is saved, unless more was typed since. */
    letGo: (saved?: V): void =>
      setTyped((now) => (now && saved !== undefined && !same(now.value, saved) ? now : undefined)),
  };
};
