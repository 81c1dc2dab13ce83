// The help center's third part: what there is to read on open pages.
import { posts } from './help-content.ts';
import { help } from './help-words.ts';
import { plainText } from './plain-text.ts';

const { resources } = help;
const GUIDES = 'resources guides';

export function ResourcesPart() {
  return (
    <div className="flex flex-col gap-10">
      <section data-entries="" data-if-listed={GUIDES} className="flex flex-col gap-4">
        <h3 className="text-2xl">{resources.categories.guides.title}</h3>
        <ul data-catalogue={GUIDES} className={LIST}>
          {/* The server puts the words of the moment in the place of the marks. */}
          <template>
            <ResourceCard
              title="{entry:title}"
              text="{entry:summary}"
              to="{entry:to}"
              tags={['{entry:tags}']}
            />
          </template>
        </ul>
      </section>
      <section data-entries="" className="flex flex-col gap-4">
        <h3 className="text-2xl">{resources.postsTitle}</h3>
        <ul className={LIST}>
          {posts.map((post) => (
            <ResourceCard
              key={post.slug}
              title={post.title}
              text={post.excerpt}
              to={`/blog/${post.slug}`}
              // What stands in the post is found too, by the words of its headings.
              tags={[...post.html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) =>
                plainText(words ?? ''),
              )}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

const LIST = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

type ResourceCardProps = { title: string; text: string; to: string; tags: readonly string[] };

function ResourceCard({ title, text, to, tags }: ResourceCardProps) {
  return (
    <li
      data-entry="resource"
      data-tags={tags.join('|')}
      className="relative flex flex-col gap-2 rounded-2xl border border-line bg-surface p-5 hover:border-wine"
    >
      <a
        href={to}
        data-entry-title=""
        className="font-serif text-xl font-semibold after:absolute after:inset-0 after:rounded-2xl hover:text-wine"
      >
        {title}
      </a>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}
