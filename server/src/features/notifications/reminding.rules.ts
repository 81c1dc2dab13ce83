// When a member is told outside the application too of what they have not looked at.

/** A message that waits for a quarter of an hour. */
export const REMIND_AFTER_MS = 15 * 60_000;
