// What stands in many mails: who writes, and a moment as it is read in Lagos.

/** By name alone: what is grave, and what goes to staff. */
export const signedPlainly = (text: string): string => `${text}\n\nIjeuwa`;

export const signed = (text: string): string => `${signedPlainly(text)}\nThe journey of life, together.`;

const inLagos = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Africa/Lagos' });
  return (moment: Date): string => format.format(moment);
};
export const dayInLagos = inLagos({ dateStyle: 'long' });
export const momentInLagos = inLagos({ dateStyle: 'long', timeStyle: 'short' });
