// The help center's third part: what there is to read.
import { posts } from './help-content.ts';
import { help } from './help-words.ts';
import { plainText } from './plain-text.ts';

const { resources } = help;

export function ResourcesPart() {
  return (
    <div className="flex flex-col gap-10">
      <ResourceList
        title={resources.guidesTitle}
        entries={resources.guides.map(({ title, text, to, tags }) => ({ title, text, to, tags }))}
      />
      <ResourceList
        title={resources.postsTitle}
        entries={posts.map((post) => ({
          title: post.title,
          text: post.excerpt,
          to: `/blog/${post.slug}`,
          // What stands in the post is found too, by the words of its headings.
          tags: [...post.html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => plainText(words ?? '')),
        }))}
      />
    </div>
  );
}

type Entry = { title: string; text: string; to: string; tags: readonly string[] };

function ResourceList({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section data-entries="" className="flex flex-col gap-4">
      <h3 className="text-2xl">{title}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li
            key={entry.to}
            data-entry="resource"
            data-tags={entry.tags.join('|')}
            className="relative flex flex-col gap-2 rounded-2xl border border-line bg-surface p-5 hover:border-wine"
          >
            <a
              href={entry.to}
              data-entry-title=""
              className="font-serif text-xl font-semibold after:absolute after:inset-0 after:rounded-2xl hover:text-wine"
            >
              {entry.title}
            </a>
            <p className="text-ink-2">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
