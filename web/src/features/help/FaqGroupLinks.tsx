// The way to each group of questions; away while somebody searches.
import type { FaqGroup } from './faq-content.ts';

export function FaqGroupLinks({ groups, away }: { groups: readonly FaqGroup[]; away?: boolean }) {
  return (
    <nav
      aria-label="Groups of questions"
      data-unsearched=""
      hidden={away}
      className="lg:sticky lg:top-24 lg:self-start"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l-2 lg:border-gold">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-2 text-sm hover:border-wine hover:text-wine lg:rounded-none lg:border-0 lg:bg-transparent lg:text-base lg:text-ink-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
