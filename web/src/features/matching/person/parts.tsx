// The parts that a person's page is made of: a titled part, words of their own, and a reply to a prompt.
import { type ReactNode, useId } from 'react';

const EDGES = 'px-(--gutter) md:px-0';

type PartProps = { title: string; beside?: string; children: ReactNode };

export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-2.5 ${EDGES}`}>
      <h2 id={id} className="text-xl">
        {title}
        {beside && <span className="ml-2 font-sans text-sm font-bold text-wine">{beside}</span>}
      </h2>
      {children}
    </section>
  );
}

type OwnWords = { label: string; children: string };
const LABEL = 'font-sans text-sm font-bold text-gold-ink';

export function Words({ label, children }: OwnWords) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={EDGES}>
      <h2 id={id} className={LABEL}>
        {label}
      </h2>
      <p className="pt-1 leading-relaxed whitespace-pre-line wrap-anywhere">{children}</p>
    </section>
  );
}

export function Quote({ label, children }: OwnWords) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={EDGES}>
      <h2 id={id} className={LABEL}>
        {label}
      </h2>
      <blockquote className="pt-1 font-serif text-[1.3rem] leading-snug font-semibold whitespace-pre-line wrap-anywhere">
        “{children}”
      </blockquote>
    </section>
  );
}
