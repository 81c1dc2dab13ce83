// The name under which a transfer that was confirmed by hand, and never came, is lost: once, and unlike one that a bank took back.
const NAME = 'never came ';
export const neverCameName = (paymentId: string): string => `${NAME}${paymentId}`;
export const isOfNeverCame = (name: string): boolean => name.startsWith(NAME);
