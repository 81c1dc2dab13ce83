// The order that the browser left for, so that it is found again when the provider sends it back.
const KEPT = 'openOrder';

export const keepOrderId = (id: string): void => {
  try {
    localStorage.setItem(KEPT, id);
  } catch {
    // Then it is found by the reference in the address.
  }
};

export const keptOrderId = (): string | undefined => {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
};

export const forgetOrderId = (): void => {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept either.
  }
};
