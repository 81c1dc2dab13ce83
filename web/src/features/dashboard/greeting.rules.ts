// How a person is greeted at which hour.

/** `hour` is that of the member's own clock, 0 to 23. */
export const greetingAt = (hour: number): string => {
  if (hour < 5 || hour >= 23) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
};
