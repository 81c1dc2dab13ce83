// A percentage worked out for an invented pair, wish by wish.
import { classes } from '#ui/classes.ts';
import { counseling } from './offer-content.ts';
import { Paragraphs } from './Paragraphs.tsx';

const { example } = counseling;

export function WorkedExample() {
  return (
    <section
      aria-labelledby="example"
      className="grid gap-x-14 gap-y-6 rounded-2xl bg-paper-2 px-4 py-7 sm:px-8 sm:py-9 lg:grid-cols-2"
    >
      <div className="flex flex-col gap-4">
        <Paragraphs id="example" title={example.title} paragraphs={[example.intro, ...example.paragraphs]} />
      </div>
      <div className="self-start overflow-hidden rounded-2xl border border-line bg-surface">
        <table aria-labelledby="example" className="w-full text-left text-sm sm:text-base">
          <thead>
            <tr className="border-b border-line">
              {Object.values(example.columns).map((column) => (
                <th key={column} scope="col" className="px-2 py-3 font-serif first:pl-4 sm:px-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {example.wishes.map(({ wish, hers, his }) => (
              <tr key={wish} className="border-b border-line">
                <th scope="row" className="px-2 py-2.5 pl-4 font-normal sm:px-4">
                  {wish}
                </th>
                <Side {...hers} />
                <Side {...his} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="flex items-baseline justify-between gap-4 px-4 py-4">
          <span className="text-ink-2">What you would both read</span>
          <span className="font-serif text-2xl font-semibold whitespace-nowrap text-leaf">
            {example.percent}% match
          </span>
        </p>
      </div>
    </section>
  );
}

function Side({ importance, met }: { importance: string; met: boolean }) {
  return (
    <td className="px-2 py-2.5 sm:px-4">
      <span className={classes('inline-flex items-center gap-1.5', met ? 'text-leaf' : 'text-gold-ink')}>
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-4 shrink-0 fill-none stroke-current stroke-2"
        >
          <path d={met ? 'M3 11l4.5 4.5L17 5' : 'M4 10h12'} />
        </svg>
        <span className="sr-only">{met ? 'met,' : 'not met,'}</span>
        {importance}
      </span>
    </td>
  );
}
