// An example of the card by which people are introduced, where there is no couple to show.
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';
import { landing } from './landing-content.ts';

export function ExampleCard({ className }: { className: string }) {
  const { note, name, about, reasons } = landing.example;
  return (
    <figure
      className={classes(
        'mx-auto max-w-sm overflow-hidden rounded-2xl border border-line bg-surface shadow-card',
        className,
      )}
    >
      <div className="relative">
        <DrawnPicture
          name="hero-adaobi"
          alt=""
          sizes={`(min-width: 30rem) 24rem, ${SPARING}`}
          className="aspect-[4/5] w-full object-cover"
        />
        <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-portrait-hair via-portrait-hair/75 to-transparent px-5 pt-16 pb-4 text-on-fill">
          <Badge tone="photo">{note}</Badge>
          <p className="font-serif text-2xl font-semibold">{name}</p>
          <p>{about}</p>
        </div>
      </div>
      <figcaption className="flex flex-col gap-2 px-5 py-5">
        <strong>Why you may fit</strong>
        <ul className="marks-diamond flex flex-col gap-1.5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
