// Keeps the outbox moving: on every signal of the database, and by itself in case a signal was missed.

import type { OpenDatabase } from '#platform/database/connect.ts';
import { OUTBOX_SIGNAL } from './outbox.repository.ts';
import type { Outbox } from './outbox.service.ts';

const POLL_MS = 2000;

export type SendingNeeds = {
  outbox: Outbox;
  pool: OpenDatabase['pool'];
  onError: (error: unknown) => void;
};

export const startSending = ({ outbox, pool, onError }: SendingNeeds) => {
  let stopped = false;
  let signalled = false;
  let wake = () => {};
  const ear = makeEar(pool, () => {
    signalled = true;
    wake();
  });
  const pause = () =>
    new Promise<void>((go) => {
      const timer = setTimeout(go, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        go();
      };
    });
  const running = (async () => {
    while (!stopped) {
      try {
        await ear.listen();
        signalled = false;
        if ((await outbox.deliverDue()) > 0) continue;
      } catch (error) {
        onError(error);
      }
      if (!stopped && !signalled) await pause();
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
      ear.stop();
    },
  };
};

/** One connection that listens; when it breaks, the next `listen` opens another. */
const makeEar = (pool: OpenDatabase['pool'], onSignal: () => void) => {
  let release: (() => void) | undefined;
  return {
    async listen() {
      if (release) return;
      const client = await pool.connect();
      let held = true;
      const giveBack = () => {
        if (held) client.release(true);
        held = false;
        release = undefined;
      };
      release = giveBack;
      client.once('error', giveBack);
      client.once('end', giveBack);
      client.on('notification', onSignal);
      await client.query(`listen ${OUTBOX_SIGNAL}`);
    },
    stop: () => release?.(),
  };
};
