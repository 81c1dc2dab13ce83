// What a member wrote to prompts, as staff read it.
type PromptRepliesProps = { prompts: readonly { text: string; reply: string }[] };

export function PromptReplies({ prompts }: PromptRepliesProps) {
  return prompts.map(({ text, reply }) => (
    <figure key={text} className="border-l-2 border-gold pl-3">
      <figcaption className="text-sm text-ink-2">{text}</figcaption>
      <blockquote className="whitespace-pre-line">{reply}</blockquote>
    </figure>
  ));
}
