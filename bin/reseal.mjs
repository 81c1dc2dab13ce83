// npm run reseal: seals everything with the first of SEALING_KEYS, so that the others may go.
import { bootstrap } from './bootstrap.mjs';
import { ROOT } from './project.mjs';
import { runInFront } from './run-in-front.mjs';

const { node, env } = await bootstrap();
process.exitCode = await runInFront([{ command: node, args: ['server/src/reseal.ts'] }], { cwd: ROOT, env });
