// Where whoever leaves a payment page without paying comes back to: the same place, which then says so.
export const leftUrl = (returnUrl: string): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('left', 'yes');
  return url.href;
};
