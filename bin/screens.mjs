// npm run screens: builds what is needed, finds a browser, and pictures every screen (e2e/screens).
import { bootstrap } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { giveUp, ROOT } from './project.mjs';
import { runInFront } from './run-in-front.mjs';

const { node, env } = await bootstrap();
const built = await buildWeb(env);
if (!built.ok) giveUp(`${built.output}\nThe web could not be built; the reason stands above.`);
const { path, shell, failure } = await findBrowser(node, env);
if (failure) giveUp(failure);
const args = ['e2e/screens/take-screens.ts', ...process.argv.slice(2)];
process.exitCode = await runInFront([{ command: node, args }], {
  cwd: ROOT,
  env: { ...env, CHROMIUM_PATH: shell ?? path },
});
