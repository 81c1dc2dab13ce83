// The tests without a browser: the server on a real database, the web in a simulated page, the rest as it is.
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// A test of the server waits for its database about as long as it works itself; the database serves a hundred
// connections, and a world takes up to sixteen.
const maxWorkers = Math.min(availableParallelism() + 1, 6);

// They draw with native code, which a simulated page cannot hold.
const NATIVE = ['pictures/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        // Whoever signs up or in costs the product a thirtieth of a second of work, on purpose.
        resolve: {
          alias: [
            {
              find: '#platform/passwords.ts',
              replacement: `${import.meta.dirname}/server/test/quick-passwords.ts`,
            },
            // As the service imports it; what tests the process itself names the folder too.
            { find: /^\.\/read-apart\.ts$/, replacement: `${import.meta.dirname}/server/test/read-here.ts` },
          ],
        },
        test: {
          name: 'server',
          maxWorkers,
          root: './server',
          include: ['**/*.test.ts'],
          globalSetup: ['./test/database-setup.ts'],
          // The server is loaded once by each worker: what a test's world holds, it makes and closes itself.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is waited for comes late on a machine that has much else to do.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'house', maxWorkers, root: '.', include: ['house.test.ts'], testTimeout: 30_000 } },
      {
        test: { name: 'contract', maxWorkers, root: './contract', include: ['**/*.test.ts'], isolate: false },
      },
      {
        test: {
          name: 'drawings',
          maxWorkers,
          root: './drawings',
          include: ['**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'demo',
          maxWorkers,
          root: './demo',
          include: ['**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'bench',
          maxWorkers,
          root: './bench',
          include: ['**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        root: './web',
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          maxWorkers,
          include: ['**/*.test.{ts,tsx}'],
          setupFiles: ['./test/in-lagos.ts'],
          exclude: [...configDefaults.exclude, ...NATIVE],
          // A page of its own for each file, without a process of its own.
          pool: 'vmThreads',
          environment: 'happy-dom',
          testTimeout: 15_000,
        },
      },
      {
        root: './web',
        extends: './web/vite.config.ts',
        test: { name: 'pictures', maxWorkers, include: NATIVE, isolate: false, testTimeout: 15_000 },
      },
    ],
  },
});
