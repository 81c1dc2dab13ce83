// Divides work that comes in many small pieces among the turns of the event loop, so that others are heard between them.

/** Answers when the next piece may be done; `perTurn` of them are done in one turn of the loop, in order. */
export const makePace = (perTurn: number) => {
  const waiting: (() => void)[] = [];
  let left = perTurn;
  let renewing = false;
  const renewNextTurn = () => {
    if (renewing) return;
    renewing = true;
    setImmediate(() => {
      renewing = false;
      left = perTurn;
      for (; left > 0 && waiting.length > 0; left--) waiting.shift()?.();
      if (left < perTurn) renewNextTurn();
    });
  };
  return async (): Promise<void> => {
    renewNextTurn();
    if (left > 0) left--;
    else await new Promise<void>((go) => waiting.push(go));
  };
};
