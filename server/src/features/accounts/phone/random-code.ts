// A one-time code as people type it.
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@ijeuwa/contract/accounts';

export const randomCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
