// A process that dies in the midst of something: from one moment on none of its statements is done, what it had not committed
// is gone, and nothing it asks of the provider leaves.
import pg from 'pg';
import type { HonestPayments } from './honest-payments.ts';

const DEAD = 'select the_process_has_died';
const nobody = { beforePage: undefined, beforeCharge: undefined, beforeRefund: undefined };

/** `at`: before so many statements of it, or before it asks something of the provider. */
export const dieIn = async (
  payments: HonestPayments,
  at: number | 'call',
  deed: () => Promise<unknown>,
): Promise<void> => {
  const { query } = pg.Client.prototype;
  let said = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    payments.state.away = true;
  };
  const isLost = (text: string): boolean => {
    // Its connections are closed, and the database forgets what was open.
    if (/^rollback/i.test(text)) return false;
    if (typeof at === 'number' && ++said > at) die();
    return isDead;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [what, ...more] = given;
    const text = typeof what === 'string' ? what : (what as { text?: string }).text;
    // Whoever waits for the answer by a function is told by it.
    const all = text !== undefined && isLost(text) ? [DEAD, ...more.filter((one) => typeof one === 'function')] : given;
    return (query as (...all: unknown[]) => unknown).apply(this, all);
  } as typeof query;
  const stop = async () => {
    if (at === 'call') die();
  };
  Object.assign(payments.state, { beforePage: stop, beforeCharge: stop, beforeRefund: stop });
  try {
    await deed().catch(() => undefined);
    // What it had begun beside dies with it.
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
  } finally {
    pg.Client.prototype.query = query;
    Object.assign(payments.state, { ...nobody, away: false, loseAnswers: false });
  }
};
