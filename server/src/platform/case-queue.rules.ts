// How a case that waits for staff is called, and where a page of its queue ends.

// Crockford's letters: none that is mistaken for another when it is read out.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Forty random bits of the id, spelled so that a person can say them on the phone. */
export const referenceOf = (id: string): string => {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  let spelled = '';
  for (let place = 0; place < 8; place++) {
    spelled = LETTERS[Number(bits % 32n)] + spelled;
    bits /= 32n;
  }
  return `${spelled.slice(0, 4)}-${spelled.slice(4)}`;
};

/** Where a page of the queue ended; it holds although the last one there was answered or closed meanwhile. */
export type Place = { closed: boolean; answered: boolean; since: Date; id: string };

export const spellPlace = ({ closed, answered, since, id }: Place): string =>
  `${closed ? 1 : 0}${answered ? 1 : 0}.${since.getTime()}.${id}`;

const SPELLED_PLACE = /^([01])([01])\.(\d{1,13})\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

export const readPlace = (spelled: string): Place | undefined => {
  const [, closed, answered, at, id] = SPELLED_PLACE.exec(spelled) ?? [];
  if (!id) return undefined;
  return { closed: closed === '1', answered: answered === '1', since: new Date(Number(at)), id };
};
