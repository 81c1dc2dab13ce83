// What only the start needed (texts of modules, lists, statements being written) goes when it is over.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A server with nothing to do asks for no memory, and so would keep for long what it has no use for. */
export const letGoOfStart = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
