// For how long a transfer is looked for.

/** Money that comes after its order has ended is looked for this long. */
export const LOOKED_FOR_DAYS = 30;
