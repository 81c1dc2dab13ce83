// The name under which a transfer that was confirmed by hand, and never came, is lost: once, and unlike one that a bank took back.
export const NEVER_CAME_NAME = 'never came ';
export const neverCameName = (paymentId: string): string => `${NEVER_CAME_NAME}${paymentId}`;
export const isOfNeverCame = (name: string): boolean => name.startsWith(NEVER_CAME_NAME);
