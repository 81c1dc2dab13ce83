// What is next and by when, and below it what happened, with its moments.
import { formatDate, formatDateTime } from './format.ts';

type TimeLineProps = {
  happened: readonly { at: string; text: string; period: { from: string; to: string } | null }[];
  next: readonly { text: string; by: string | null }[];
  /** Of whoever reads it, unless another is named. */
  zone?: string;
};

export function TimeLine({ happened, next, zone }: TimeLineProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="mb-1 font-semibold">What is next</h3>
        <ul className="flex flex-col gap-2">
          {next.map(({ text, by }) => (
            <li key={text} className="wrap-anywhere border-l-2 border-gold pl-3">
              {text}
              {by && <span className="block text-sm font-semibold">{formatDateTime(by, zone)}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-1 font-semibold">What happened</h3>
        <ol className="flex flex-col gap-2">
          {happened.map(({ at, text, period }, index) => (
            <li key={`${at} ${index}`} className="wrap-anywhere border-l-2 border-line pl-3">
              <span className="block text-sm text-ink-2">{formatDateTime(at, zone)}</span>
              {text}
              {period && ` From ${formatDate(period.from, zone)} to ${formatDate(period.to, zone)}.`}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
