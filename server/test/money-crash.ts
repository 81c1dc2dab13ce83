// A process that dies in the midst of something: from one moment on none of its statements is done, what it had not committed
// is gone, and nothing it asks of the provider leaves.
import type { HonestPayments } from './honest-payments.ts';
import type { World } from './test-world.ts';

const DEAD = 'select the_process_has_died';
const BESIDE_MS = 10;
const LOOKS_MOST = 200;
const nobody = { beforePage: undefined, beforeCharge: undefined, beforeRefund: undefined };
export type Moment = number | 'call' | 'commit';

/** Until nothing asks the database any more: on a busy machine what was begun beside a deed may come late. */
const rest = async ({ pool }: World['platform']): Promise<void> => {
  for (let looks = 0, idle = 0; idle < 2 && looks < LOOKS_MOST; looks++) {
    await new Promise((done) => setTimeout(done, BESIDE_MS));
    idle = pool.waitingCount === 0 && pool.idleCount === pool.totalCount ? idle + 1 : 0;
  }
};

/** `at`: before so many statements of it, after what it has committed first, or before it asks something of the provider. */
export const dieIn = async (
  world: World,
  payments: HonestPayments,
  at: Moment,
  deed: () => Promise<unknown>,
): Promise<void> => {
  // A commit of what was begun before would be taken for its first.
  if (at === 'commit') await rest(world.platform);
  let said = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    payments.state.away = true;
  };
  world.bendStatements((text) => {
    // Its connections are closed, and the database forgets what was open.
    if (/^rollback/i.test(text)) return text;
    if (typeof at === 'number' && ++said > at) die();
    // What cannot even begin would keep its connection, and the world could not be closed.
    if (isDead) return /^begin/i.test(text) ? text : DEAD;
    if (at === 'commit' && /^commit/i.test(text)) die();
    return text;
  });
  const stop = async () => {
    if (at === 'call') die();
  };
  Object.assign(payments.state, { beforePage: stop, beforeCharge: stop, beforeRefund: stop });
  try {
    await deed().catch(() => undefined);
    // What it had begun beside dies with it.
    await rest(world.platform);
  } finally {
    world.bendStatements(undefined);
    Object.assign(payments.state, { ...nobody, away: false, loseAnswers: false });
  }
};
