// The order that the browser left for, so that it is found again when the provider sends it back.
import { drop, keep, read } from '#platform/kept-here.ts';

const KEPT = 'openOrder';

export const keepOrderId = (id: string): void => {
  keep(KEPT, id);
};

export const keptOrderId = (): string | undefined => read(KEPT);

export const forgetOrderId = (): void => drop(KEPT);
