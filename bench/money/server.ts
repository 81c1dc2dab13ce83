// The product in a process of its own, at an hour that is set from outside, which does what the benches of money ask.
import { flushCompileCache } from 'node:module';
import { makeWorker } from './worker.ts';

const worker = await makeWorker();
process.on(
  'message',
  async ({ id, deed, about }: { id: number; deed: keyof typeof worker; about: never }) => {
    try {
      process.send!({ id, done: await worker[deed](about) });
    } catch (error) {
      process.send!({ id, failed: String(error instanceof Error ? (error.cause ?? error) : error) });
    }
  },
);
// Whoever is killed writes nothing down at its end.
flushCompileCache();
process.send!({ ready: true });
