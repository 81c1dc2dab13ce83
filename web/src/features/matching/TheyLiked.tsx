// What somebody liked on one's own page, and what they wrote with it.
import { type LikedPart, titleOfPart } from '@ijeuwa/contract/likes';
import { classes } from '#ui/classes.ts';
import { firstNameOf } from '#ui/format.ts';
import { QuotedPart } from '#ui/QuotedPart.tsx';

type TheyLikedProps = { name: string; liked: LikedPart | null; className?: string };

export function TheyLiked({ name, liked, className }: TheyLikedProps) {
  if (!liked) return null;
  const { part, quote, image, note } = liked;
  return (
    <section
      aria-label={`What ${name} liked`}
      className={classes('flex flex-col gap-2 rounded-xl bg-paper-2 p-3 wrap-anywhere', className)}
    >
      <p className="text-sm font-semibold">
        {firstNameOf(name)} liked your {part === 'photo' ? 'photo' : 'answer'}
      </p>
      {note && <p className="rounded-xl rounded-tl-sm bg-surface px-3 py-2 whitespace-pre-line">{note}</p>}
      <QuotedPart brief label={titleOfPart(liked)} quote={quote} image={image} alt="Your photo" />
    </section>
  );
}
