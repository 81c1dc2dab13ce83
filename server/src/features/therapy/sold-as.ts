// Under which kind the money room sells what is of this room: one kind is of one room, and appointments are of another.
import type { ServiceKind } from '@ijeuwa/contract/services';

export const SOLD_AS = 'therapy_plan' satisfies ServiceKind;
