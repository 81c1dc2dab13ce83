// The product on the home screen: a button where the browser offers it, and the way by hand everywhere.
import { buttonLook } from '#ui/button-look.ts';
import { counseling } from './offer-content.ts';

export function InstallPart() {
  const { title, text, ways } = counseling.install;
  return (
    <section
      aria-labelledby="install-title"
      id="install"
      data-enhance="install"
      className="grid scroll-mt-24 gap-x-14 gap-y-5 rounded-2xl border border-line bg-surface px-[min(1.5rem,6vw)] py-7 sm:px-8 lg:grid-cols-2"
    >
      <div className="flex flex-col items-start gap-3">
        <h2 id="install-title" className="text-[min(1.5rem,11vw)] sm:text-3xl">
          {title}
        </h2>
        <p className="text-ink-2">{text}</p>
        <button type="button" hidden data-install="" className={buttonLook({})}>
          Install
        </button>
        <p role="status" data-install-status="" className="font-semibold text-leaf empty:hidden" />
      </div>
      <dl className="flex flex-col gap-4">
        {ways.map((way) => (
          <div key={way.title}>
            <dt className="font-semibold">{way.title}</dt>
            <dd className="text-ink-2">{way.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
