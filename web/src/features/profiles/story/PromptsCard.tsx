// What the member wrote to prompts, as others read it, and the way to change it.
import { type OwnStory, PROMPTS_MAX } from '@ijeuwa/contract/details';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { EditButton } from './EditButton.tsx';
import { EditPromptsModal } from './EditPromptsModal.tsx';

export function PromptsCard({ story }: { story: OwnStory }) {
  const [editing, setEditing] = useState(false);
  const { prompts, choices } = story;
  return (
    <Card as="section" className="flex flex-col gap-3 sm:col-span-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">In your own words</h3>
        <EditButton of="In your own words" onClick={() => setEditing(true)} />
      </div>
      {prompts.length === 0 && (
        <p className="text-ink-2">
          Choose up to {PROMPTS_MAX} beginnings and finish them. People like to answer these.
        </p>
      )}
      {prompts.map(({ key, reply }) => (
        <figure key={key}>
          <figcaption className="text-sm font-bold text-gold-ink">
            {choices.find((choice) => choice.key === key)?.text}
          </figcaption>
          <blockquote className="font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere">
            “{reply}”
          </blockquote>
        </figure>
      ))}
      {editing && <EditPromptsModal story={story} onClose={() => setEditing(false)} />}
    </Card>
  );
}
