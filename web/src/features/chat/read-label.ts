// What stands under the last of my messages that was read: that it was, and when.
import { formatNearDay, formatTime } from '#ui/format.ts';

/** `at` is not known of what was read before the time was kept. */
export const readLabel = (at: string | null, zone?: string, now?: number): string => {
  if (at === null) return 'Read';
  const [day, time] = [formatNearDay(at, zone, now), formatTime(at, zone)];
  if (day === 'Today') return `Read ${time}`;
  return day === 'Yesterday' ? `Read yesterday, ${time}` : `Read ${day}, ${time}`;
};
