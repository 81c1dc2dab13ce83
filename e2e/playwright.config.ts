// The journeys: the built product with a tiny demonstration world, in a phone's and a desk's window.
import { defineConfig } from '@playwright/test';
import { chooseDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

// Chosen once, whatever else listens on this machine; the workers read this file too and inherit it.
process.env.E2E_PORT ??= String(await freePort());
const PORT = Number(process.env.E2E_PORT);
// Where the journey of push plays a maker of browsers.
process.env.E2E_PUSH_PORT ??= String(await freePort());
export const PUSH_PORT = Number(process.env.E2E_PUSH_PORT);
export const ADDRESS = `http://127.0.0.1:${PORT}`;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as phones draw them: at their own widths, not those of a grid.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** For what the browser's shell does not know: notices. */
export const WHOLE_BROWSER = { executablePath: process.env.CHROMIUM_PATH, args: ARGS };

const FILMS = /@films/;
// Where all journeys run: those that film come after the others, whatever becomes of these, and use the same product.
const FILMS_LAST = process.env.E2E_FILMS_LAST === 'on' ? { teardown: 'films' } : {};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A slow machine takes its time over a long way; what waits in vain gives up by itself, after twenty seconds.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // On two cores the others work while two wait for an answer, a bank or the end of loading.
  workers: 4,
  forbidOnly: true,
  // Machines that are shared stop for seconds: `npm test` tries alone what failed beside others, and names it at its end.
  retries: 0,
  outputDir: 'test-results',
  use: {
    baseURL: ADDRESS,
    // In each new browser it fetches and keeps every page to read, and works in a process of its own beside the page:
    // those without a network, of notices, of the main story and of a server that is killed allow it, as members have it.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lagos',
    // The journeys of the deck, of a match and the main story have the motion that most members have.
    reducedMotion: 'reduce',
    // A trace costs a third of the time: --trace=retain-on-failure makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: ARGS,
    },
  },
  // Both sizes make every journey, but one that is tagged with its size. Those that film need the machine to themselves.
  projects: [
    { name: 'phone', grepInvert: [/@desk/, FILMS], use: PHONE, ...FILMS_LAST },
    {
      name: 'desk',
      grepInvert: [/@phone/, FILMS],
      use: { viewport: { width: 1280, height: 800 } },
      ...FILMS_LAST,
    },
    { name: 'films', grep: FILMS, workers: 1, use: PHONE },
  ],
  webServer: {
    // The shell outlives the signal to take the folder away.
    command: 'trap : TERM; node server/src/main.ts; rm -rf "$DATA_DIR"',
    cwd: '..',
    // The demonstration world and its ready accounts are there by then.
    wait: { stdout: /Ijeuwa is ready/ },
    // What goes wrong in it is told beside what a journey misses.
    stdout: 'pipe',
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: chooseDataFolder(),
      DEMO_MEMBERS: '10',
      WIDE_LIMITS: 'on',
      PUSH_ORIGINS: `http://127.0.0.1:${PUSH_PORT}`,
      // Sessions find their way over the relay alone.
      TURN_ONLY: 'on',
      LOG_LEVEL: 'error',
    },
  },
});
