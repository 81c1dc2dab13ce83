// The planted faults of money, with nothing else: vitest run --config bench/money/faults.config.ts (MONEY_FAULTS=part of a
// name, or several with | between them).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { plantIn } from './faults.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: ROOT,
  resolve: { alias: { '#platform/passwords.ts': `${ROOT}server/test/quick-passwords.ts` } },
  plugins: [
    {
      name: 'planted-faults',
      enforce: 'pre',
      transform: (text: string, id: string) => plantIn(id.split('?')[0]!, text),
    },
  ],
  test: {
    include: ['bench/money/planted.run.ts'],
    globalSetup: ['./server/test/database-setup.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
