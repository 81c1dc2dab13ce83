// Keeps the outbox moving: a lane for each channel, on every signal of the database and by itself if one was missed.

import type { OpenDatabase } from '#platform/database/connect.ts';
import { CHANNELS, type Channel, OUTBOX_SIGNAL } from './outbox.repository.ts';
import type { Outbox } from './outbox.service.ts';
import { type Lane, startLane } from './sending-lane.ts';

/** What is under way at a stop may end by itself; then it is broken off, and tried again by whoever goes on. */
const STOP_BREAKS_OFF_MS = 2000;
const STOP_MS = 3000;
const EAR_AGAIN_MS = 2000;

export type SendingNeeds = {
  outbox: Outbox;
  pool: OpenDatabase['pool'];
  onError: (error: unknown) => void;
};

export const startSending = ({ outbox, pool, onError }: SendingNeeds) => {
  const breakOff = new AbortController();
  const startOf = (channel: Channel): [string, Lane] => {
    const take = async (most: number) => {
      const claimed = await outbox.claim(channel, most);
      return claimed.map((one) => () => outbox.deliver(one, breakOff.signal));
    };
    return [channel, startLane({ take, onError })];
  };
  const lanes = new Map(CHANNELS.map(startOf));
  const ear = openEar(pool, { onSignal: (channel = '') => lanes.get(channel)?.wake(), onError });
  return {
    /** Bounded, whatever the carriers do. */
    async stop() {
      ear.close();
      const breaking = setTimeout(() => breakOff.abort(new Error('the program stops')), STOP_BREAKS_OFF_MS);
      let leaving: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all([...lanes.values()].map((lane) => lane.stop())),
        new Promise((go) => {
          leaving = setTimeout(go, STOP_MS);
        }),
      ]);
      clearTimeout(breaking);
      clearTimeout(leaving);
    },
  };
};

type EarNeeds = { onSignal(channel?: string): void; onError(error: unknown): void };

/** One connection that listens; when it breaks, another is opened. */
const openEar = (pool: OpenDatabase['pool'], { onSignal, onError }: EarNeeds) => {
  let closed = false;
  let opening = false;
  let release: (() => void) | undefined;
  const listen = async () => {
    if (closed || opening || release) return;
    opening = true;
    try {
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
      client.on('notification', ({ payload }) => onSignal(payload));
      await client.query(`listen ${OUTBOX_SIGNAL}`);
      if (closed) giveBack();
    } catch (error) {
      release?.();
      onError(error);
    } finally {
      opening = false;
    }
  };
  void listen();
  const again = setInterval(listen, EAR_AGAIN_MS);
  return {
    close() {
      closed = true;
      clearInterval(again);
      release?.();
    },
  };
};
