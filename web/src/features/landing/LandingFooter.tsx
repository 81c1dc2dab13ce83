// Where the office is and when it is open.
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Logo } from '#ui/Logo.tsx';
import { office } from './landing-content.ts';

export function LandingFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap justify-between gap-x-16 gap-y-6 px-4 py-10 sm:px-6">
        <div className="flex max-w-xs flex-col gap-2">
          <Logo />
          <p className="text-ink-2">From Igbo ije ụwa, the journey of life.</p>
        </div>
        <div>
          <h2 className="text-lg">Our office</h2>
          <p className="text-ink-2">{office.location}</p>
        </div>
        <div>
          <h2 className="text-lg">Office hours</h2>
          <dl className="grid grid-cols-[auto_auto] gap-x-4 text-ink-2">
            {office.hours.map(({ days, open, close }) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd>{open ? `${open} to ${close}` : 'Closed'}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <AsoOkeBand size="thin" />
    </footer>
  );
}
