// What the server tells is read by its description before it leaves: what the contract does not name stays here.
import { TOLD } from '@ijeuwa/contract/live-events';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

const PAYLOADS = new Map<string, $ZodType | undefined>(
  TOLD.map((event) => [event.name, 'payload' in event ? event.payload : undefined]),
);

/** What may leave; undefined, and reported, where it is not as the contract says. */
export const asDescribed = (
  event: string,
  payload: unknown,
  onError: (error: unknown) => void,
): unknown[] | undefined => {
  const schema = PAYLOADS.get(event);
  if (!schema) return [];
  const read = safeParse(schema, payload);
  if (read.success) return [read.data];
  onError(
    new Error(`The event "${event}" is not as the contract says, and was not told.`, { cause: read.error }),
  );
  return undefined;
};
