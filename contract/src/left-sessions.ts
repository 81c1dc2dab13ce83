// What is said of the sessions that a member has left, wherever an appointment is paid for.

/** Nobody is asked for money unawares. */
export const LEFT_UNKNOWN = 'We could not see which sessions you have left. Nothing is booked yet.';
export const LEFT_ENDS_BEFORE =
  'The sessions that you have left end before this time, so this one is paid for.';
