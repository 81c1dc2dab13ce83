// npm start: from a fresh clone to the running product.
import { bootstrap } from './bootstrap.mjs';
import { buildWeb } from './build-web.mjs';
import { giveUp, ROOT } from './project.mjs';
import { runInFront } from './run-in-front.mjs';
import { serverCommand } from './server-command.mjs';

const developing = process.argv.includes('--dev');
const { node, env } = await bootstrap();

if (developing) {
  process.exitCode = await runInFront(
    [
      { command: node, args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'] },
      { command: 'npm', args: ['run', 'dev', '-w', 'web'] },
    ],
    { cwd: ROOT, env },
  );
} else {
  const built = await buildWeb(env);
  if (!built.ok) giveUp(`${built.output}\nThe web could not be built; the reason stands above.`);
  const server = serverCommand(node, env);
  process.exitCode = await runInFront([server.program], { cwd: ROOT, env: server.env });
}
