// How the server's program is started: with settings of its runtime that keep it small.

/** Young objects get 8 MB, not 32 (while modules load, they would leave 100 MB behind), and threads share two heaps. */
export function serverCommand(node, startEnv) {
  return {
    program: { command: node, args: ['--max-semi-space-size=8', 'server/src/main.ts'] },
    env: { MALLOC_ARENA_MAX: '2', ...startEnv },
  };
}
