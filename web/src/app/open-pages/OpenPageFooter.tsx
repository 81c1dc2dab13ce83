// The footer of the open pages: where everything is, the office, and how sparing with data to be.
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Logo } from '#ui/Logo.tsx';
import officeFile from '../../../../content/office.json';
import type { Office } from '../../../content/kinds/office.ts';
import { QUICK_LINKS } from './places-to-read.ts';

const office: Office = officeFile;

export function OpenPageFooter() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-x-6 gap-y-8 px-(--gutter) py-10 max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr] lg:gap-x-10">
        <div className="col-span-full flex max-w-xs flex-col gap-2 sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="text-ink-2">From Igbo ije ụwa, the journey of life.</p>
          <ul aria-label="Ijeuwa elsewhere" className="flex flex-wrap gap-x-4">
            {office.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noopener" className="inline-flex min-h-11 items-center underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {QUICK_LINKS.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-lg">{title}</h2>
            <ul>
              {places.map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline lg:min-h-9"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="sm:max-lg:col-start-3 sm:max-lg:row-start-1">
          <h2 className="text-lg">Our office</h2>
          <p className="text-ink-2">{office.location}</p>
          <h3 className="mt-3 text-base">Office hours</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-2 max-sm:text-[0.8125rem] sm:gap-x-4">
            {office.hours.map(({ days, open, close }) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd>{open ? `${open} to ${close}` : 'Closed'}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <DataSaver />
      <AsoOkeBand size="thin" />
    </footer>
  );
}

/** The server marks the choice in force; the browser's own wish to save data counts as a choice. */
function DataSaver() {
  return (
    <form
      method="post"
      action="/data-saver"
      data-saver-form=""
      className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) pb-8 text-sm text-ink-2 sm:px-6"
    >
      <p data-saver-state="">Pictures are shown in full.</p>
      <button
        type="submit"
        name="saver"
        value="on"
        data-saver-button=""
        className="min-h-11 font-semibold text-wine underline"
      >
        Save data
      </button>
    </form>
  );
}
