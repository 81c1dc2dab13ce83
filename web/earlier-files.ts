// A page that is open while the product is renewed asks for the files it was built with: they stay for a month.
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, 'build', 'client', 'assets');
const ASIDE = join(import.meta.dirname, 'build', 'earlier');
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const STEPS = {
  'put-aside': () => {
    if (!existsSync(ASSETS)) return;
    rmSync(ASIDE, { recursive: true, force: true });
    renameSync(ASSETS, ASIDE);
  },
  'bring-back': () => {
    if (!existsSync(ASIDE)) return;
    for (const name of readdirSync(ASIDE)) {
      const [from, to] = [join(ASIDE, name), join(ASSETS, name)];
      const young = Date.now() - statSync(from).mtimeMs < KEPT_MS;
      if (young && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true });
    }
    rmSync(ASIDE, { recursive: true, force: true });
  },
};

const step = STEPS[process.argv[2] as keyof typeof STEPS];
if (!step) throw new Error(`The steps are: ${Object.keys(STEPS).join(', ')}.`);
step();
