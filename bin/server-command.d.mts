// What `server-command.mjs` answers, for programs whose types are checked.
type Environment = Record<string, string | undefined>;
export function serverCommand(
  node: string,
  startEnv: Environment,
): { program: { command: string; args: string[] }; env: Environment };
