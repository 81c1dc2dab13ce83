// The tests without a browser: the server on a real database, the web in a simulated page, the rest as it is.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          root: './server',
          include: ['**/*.test.ts'],
          globalSetup: ['./test/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'house', root: '.', include: ['house.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'contract', root: './contract', include: ['**/*.test.ts'] } },
      { test: { name: 'drawings', root: './drawings', include: ['**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'demo', root: './demo', include: ['**/*.test.ts'], testTimeout: 30_000 } },
      {
        root: './web',
        extends: './web/vite.config.ts',
        test: { name: 'web', include: ['**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 15_000 },
      },
    ],
  },
});
