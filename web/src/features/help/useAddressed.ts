// What an address names after the #, on a screen that may be open already, and whose contents may still be on their way.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { idOfHash } from './open-question.ts';

/** Leads there once for each address. `find`: what it names, as far as it is there. */
export function useAddressed<T>(
  find: (id: string) => T | undefined,
  lead: (found: T, id: string) => void,
): void {
  const { hash, key } = useLocation();
  const [led, setLed] = useState<string>();
  // What somebody types behind the # by hand has no key of its own.
  const address = key + hash;
  const id = idOfHash(hash);
  const found = led === address ? undefined : find(id);
  useEffect(() => {
    if (found === undefined) return;
    setLed(address);
    lead(found, id);
  });
}
