// A part of a page, quoted: words with what they stand under, or a photo.
import { classes } from './classes.ts';
import { Picture } from './Picture.tsx';

type QuotedPartProps = {
  label?: string;
  quote?: string | null;
  image?: string | null;
  alt: string;
  /** Where it stands beside what matters more. */
  brief?: boolean;
};

export function QuotedPart({ label, quote, image, alt, brief = false }: QuotedPartProps) {
  if (image)
    return (
      <div className="size-20 overflow-hidden rounded-lg bg-paper-2 [&_img]:object-[50%_22%]">
        <Picture fill src={image} alt={alt} width={160} height={160} />
      </div>
    );
  if (!label && !quote) return null;
  return (
    <figure className="border-l-2 border-gold pl-3">
      {label && <figcaption className="text-sm font-bold text-gold-ink">{label}</figcaption>}
      {quote && (
        <blockquote
          className={classes(
            'font-serif leading-snug font-semibold whitespace-pre-line wrap-anywhere',
            brief ? 'line-clamp-2' : 'line-clamp-3 text-lg',
          )}
        >
          “{quote}”
        </blockquote>
      )}
    </figure>
  );
}
