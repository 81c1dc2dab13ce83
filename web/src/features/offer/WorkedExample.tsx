// A percentage worked out for an invented pair, wish by wish.
import { classes } from '#ui/classes.ts';
import { counseling } from './offer-content.ts';
import { Paragraphs } from './Paragraphs.tsx';

const { example } = counseling;

export function WorkedExample() {
  return (
    <section
      aria-labelledby="example"
      className="grid gap-x-14 gap-y-6 rounded-2xl bg-paper-2 px-[min(1rem,4vw)] py-7 sm:px-8 sm:py-9 lg:grid-cols-2"
    >
      <Paragraphs id="example" title={example.title} paragraphs={[example.intro, ...example.paragraphs]} />
      <div className="self-start rounded-2xl border border-line bg-surface px-(--inset) sm:px-5">
        <ul>
          {example.wishes.map(({ wish, hers, his }) => (
            <li
              key={wish}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-2 gap-y-1 border-b border-line py-3 sm:grid-cols-[5fr_6fr_6fr]"
            >
              <p className="col-span-full font-semibold sm:col-span-1">{wish}</p>
              <Side whose={example.sides.hers} {...hers} />
              <Side whose={example.sides.his} {...his} />
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
          <span className="text-ink-2">What they both read</span>
          <span className="font-serif text-2xl font-semibold text-leaf">{example.percent}% match</span>
        </p>
      </div>
    </section>
  );
}

type SideProps = { whose: string; importance: string; met: boolean };

function Side({ whose, importance, met }: SideProps) {
  return (
    <p
      className={classes(
        'flex flex-wrap items-center gap-x-1.5 text-sm sm:text-base',
        met ? 'text-leaf' : 'text-gold-ink',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-4 shrink-0 fill-none stroke-current stroke-2"
      >
        <path d={met ? 'M3 11l4.5 4.5L17 5' : 'M4 10h12'} />
      </svg>
      <span>
        <span className="text-ink-2">{whose}:</span> {importance}
        <span className="sr-only">{met ? ', met' : ', not met'}</span>
      </span>
    </p>
  );
}
