// Decisions of the support room: how an enquiry is called, how far it is and until when it is due, where a page of the queue ends.
import {
  ENQUIRY_ANSWERED_WITHIN_HOURS,
  ENQUIRY_KEPT_MONTHS,
  type EnquiryState,
} from '@ijeuwa/contract/support';

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

/** An id (UUID version 8) made of a digest, beside the name of its key: the same digest, the same id. */
export const idOfDigest = (digest: string): string => {
  const bytes = Buffer.from(digest.split('.').at(-1)!, 'base64url').subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** What was closed before this day is no longer kept. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - ENQUIRY_KEPT_MONTHS);
  return since;
};

type Standing = { staffId: string | null; answeredAt: Date | null; closedAt: Date | null };

/** An answered one may still be somebody’s, who goes on with it. */
export const stateOf = ({ staffId, answeredAt, closedAt }: Standing): EnquiryState => {
  if (closedAt) return 'closed';
  if (answeredAt) return 'answered';
  return staffId ? 'claimed' : 'open';
};

/** The clock starts when it came, and whoever takes it or hands it over does not move it. */
export const dueAt = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + ENQUIRY_ANSWERED_WITHIN_HOURS * 3_600_000);

/** Where a page of the queue ended; it holds although the last one there was answered or closed meanwhile. */
export type Place = { closed: boolean; answered: boolean; receivedAt: Date; id: string };

export const spellPlace = ({ closed, answered, receivedAt, id }: Place): string =>
  `${closed ? 1 : 0}${answered ? 1 : 0}.${receivedAt.getTime()}.${id}`;

const SPELLED_PLACE = /^([01])([01])\.(\d{1,13})\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

export const readPlace = (spelled: string): Place | undefined => {
  const [, closed, answered, at, id] = SPELLED_PLACE.exec(spelled) ?? [];
  if (!id) return undefined;
  return { closed: closed === '1', answered: answered === '1', receivedAt: new Date(Number(at)), id };
};
