// What a reader is invited to do when the text is over.
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { buttonLook } from '#ui/button-look.ts';
import type { BlogPage } from '../../../content/kinds/journal.ts';

export function Ending({ title, text, button }: BlogPage['ending']) {
  const look = buttonLook({ className: 'mt-1' });
  return (
    <aside aria-label={title} className="overflow-hidden rounded-2xl bg-paper-2">
      <AsoOkeBand size="thin" />
      <div className="flex flex-col items-start gap-3 px-[min(1.5rem,6vw)] py-7 sm:px-8">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-2">{text}</p>
        <a href={`${paths.auth}?mode=signup`} data-app="" data-for="visitor" className={look}>
          {button}
        </a>
        <a href={paths.dashboard} data-app="" data-for="member" className={look}>
          My dashboard
        </a>
      </div>
    </aside>
  );
}
