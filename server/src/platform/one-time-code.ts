// A one-time code as people type it: how it is made, and what is said of a wrong one.
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@ijeuwa/contract/sign-up';

export const randomCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const CODE_WRONG = 'This code is not right, or is too old. Check it, or ask for a new one.';
