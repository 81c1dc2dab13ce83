// A heading and the paragraphs under it; `id` names the heading for its section.
type ParagraphsProps = { id: string; title: string; paragraphs: readonly string[] };

export function Paragraphs({ id, title, paragraphs }: ParagraphsProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h2 id={id} className="scroll-mt-24 text-[min(1.5rem,11vw)] sm:text-3xl">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="leading-relaxed">
          {text}
        </p>
      ))}
    </div>
  );
}
