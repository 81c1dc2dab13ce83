// One thing to know before writing to us; the search of the open help center finds it.
import type { ReactNode } from 'react';

type ContactCardProps = { title: string; text: string; tags: readonly string[]; children?: ReactNode };

export function ContactCard({ title, text, tags, children }: ContactCardProps) {
  return (
    <section
      data-entry=""
      data-kept=""
      data-tags={tags.join('|')}
      className="flex flex-col gap-2 rounded-2xl bg-paper-2 p-[min(1.25rem,6vw)] sm:p-6"
    >
      <h3 data-entry-title="" className="text-xl">
        {title}
      </h3>
      <p className="text-ink-2">{text}</p>
      {children}
    </section>
  );
}
