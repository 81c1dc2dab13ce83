// The auth screen's two halves: its heading on wine, and the form beside it or below.
import type { ReactNode } from 'react';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';

type AuthFrameProps = { heading: string; intro: string; children: ReactNode };

export function AuthFrame({ heading, intro, children }: AuthFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-6 px-(--gutter) py-5 sm:px-6 sm:py-8 lg:grid-cols-[5fr_6fr] lg:content-stretch lg:gap-12">
      <title>{`${heading} · Ijeuwa`}</title>
      <header className="flex flex-col overflow-hidden lg:rounded-2xl lg:bg-wine-fill lg:text-on-fill">
        <AsoOkeBand size="thick" className="hidden lg:block" />
        <div className="flex flex-1 flex-col justify-center gap-2 lg:gap-4 lg:p-12">
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{heading}</h1>
          <p className="max-w-md text-ink-2 sm:text-lg lg:text-on-fill-2">{intro}</p>
          <Couple />
        </div>
        <AsoOkeBand size="thick" className="hidden lg:block" />
      </header>
      <div className="flex w-full max-w-xl flex-col justify-center gap-5 justify-self-center lg:py-6">
        {children}
      </div>
    </div>
  );
}

function Couple() {
  const look = 'size-36 overflow-hidden rounded-t-[4.5rem] rounded-b-2xl border-4 border-on-fill bg-surface';
  return (
    <div aria-hidden="true" className="mt-8 hidden lg:flex">
      <div className={`${look} -rotate-3`}>
        <DrawnPerson as="man" />
      </div>
      <div className={`${look} -ml-6 mt-6 rotate-3`}>
        <DrawnPerson as="woman" />
      </div>
    </div>
  );
}
