// An amount as staff type it, in naira: with or without commas, with or without kobo.

/** In minor units; undefined: no amount. */
export const readAmount = (typed: string): number | undefined => {
  const plain = typed.replaceAll(/[\s,₦]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [naira = '', kobo = ''] = plain.split('.');
  return Number(naira) * 100 + Number(kobo.padEnd(2, '0'));
};

export const typedAmount = (amountMinor: number): string =>
  amountMinor % 100 === 0 ? String(amountMinor / 100) : (amountMinor / 100).toFixed(2);
