// Of a package that waits for the end of another: when it begins.
import { formatDate } from '#ui/format.ts';

/** Nothing, where it begins at once. */
export function BeginsLater({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  return (
    <p className="mt-2 font-medium">
      It begins on {formatDate(at)}, when what you have paid for has ended. You lose no day.
    </p>
  );
}
