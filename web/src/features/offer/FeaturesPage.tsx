// The six features.
import { ReadingPage } from '#ui/ReadingPage.tsx';
import type { Featurettes } from '../../../content/kinds/features.ts';

export function FeaturesPage({ page }: { page: Featurettes }) {
  return (
    <ReadingPage title={page.heading} lead={page.intro} wide>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {page.features.map((feature) => (
          <li
            key={feature.title}
            className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-6"
          >
            <h2 className="text-xl">{feature.title}</h2>
            <p className="text-ink-2">{feature.text}</p>
          </li>
        ))}
      </ul>
    </ReadingPage>
  );
}
