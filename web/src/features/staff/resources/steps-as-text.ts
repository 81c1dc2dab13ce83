// The steps of a guide as staff type them: one a line, its picture before the colon.
import type { ResourceEntry } from '@ijeuwa/contract/resources';

type Steps = NonNullable<ResourceEntry['steps']>;
type TypedStep = { picture: string; text: string };

export const writeSteps = (steps: Steps | undefined): string =>
  (steps ?? []).map(({ picture, text }) => `${picture}: ${text}`).join('\n');

/** What is no picture is refused by the contract, which names those that there are. */
export const readSteps = (typed: string): TypedStep[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':');
      return at < 0
        ? { picture: '', text: line.trim() }
        : { picture: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
    });
