// The way to each group of questions; away while somebody searches.
import type { FaqGroup } from './faq-content.ts';

type FaqGroupLinksProps = {
  groups: readonly Pick<FaqGroup, 'id' | 'title'>[];
  away?: boolean;
  /** In a written page: a group that the server finds empty has no link. */
  written?: boolean;
};

export function FaqGroupLinks({ groups, away, written = false }: FaqGroupLinksProps) {
  return (
    <nav
      aria-label="Groups of questions"
      data-unsearched=""
      hidden={away}
      className="@3xl:sticky @3xl:top-24 @3xl:self-start"
    >
      <ul className="flex flex-wrap gap-2 @3xl:flex-col @3xl:gap-0 @3xl:border-l-2 @3xl:border-gold">
        {groups.map(({ id, title }) => (
          <li key={id} data-if-listed={written ? `faq ${id}` : undefined}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-2 text-sm hover:border-wine hover:text-wine @3xl:rounded-none @3xl:border-0 @3xl:bg-transparent @3xl:text-base @3xl:text-ink-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
