// How each kind of case is named: what nobody has is asked for by such a name.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Case } from '@ijeuwa/contract/endpoint';

export const newHandle = (): string => randomBytes(12).toString('base64url');
const unknownKey = (): string => 'bronze';

const NEW_NAME: Partial<Record<Case, () => string>> = {
  'review photo': newHandle,
  'catalogue entry': newHandle,
  resource: newHandle,
  venue: newHandle,
  'planning service': newHandle,
  partner: newHandle,
  event: newHandle,
  'chat answer': newHandle,
  'therapy package': newHandle,
  'guidance text': newHandle,
  counsellor: newHandle,
  package: unknownKey,
  'VIP entry': unknownKey,
  code: unknownKey,
};

/** All others have ids. */
export const newNameOf = (one: Case): (() => string) => NEW_NAME[one] ?? randomUUID;
