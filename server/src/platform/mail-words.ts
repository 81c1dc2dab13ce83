// A moment in a mail, as it is read in Lagos.

const inLagos = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Africa/Lagos' });
  return (moment: Date): string => format.format(moment);
};
export const dayInLagos = inLagos({ dateStyle: 'long' });
export const momentInLagos = inLagos({ dateStyle: 'long', timeStyle: 'short' });
