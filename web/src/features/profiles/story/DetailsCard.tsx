// One group of details on the member's own page: what is there, who sees it, and the way to change it.
import { DETAIL_LABELS, detailWords, SHOWN_TO_WORDS } from '@ijeuwa/contract/detail-words';
import type { DetailName, OwnStory } from '@ijeuwa/contract/details';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { EditButton } from './EditButton.tsx';
import { EditDetailsModal } from './EditDetailsModal.tsx';
import type { DetailGroup } from './story-form.ts';

type DetailsCardProps = { group: DetailGroup; story: OwnStory; consents: boolean };

export function DetailsCard({ group, story, consents }: DetailsCardProps) {
  const [editing, setEditing] = useState(false);
  const { title, fields } = group;
  const facts = fields.flatMap((name) => factOf(name, story));
  const waits = group.ofFaithAndFamily && !consents;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        {!waits && <EditButton of={title} onClick={() => setEditing(true)} />}
      </div>
      {facts.length > 0 && <FactList facts={facts} />}
      {facts.length === 0 && (
        <p className="text-ink-2">
          {waits
            ? 'You can add these once you have agreed that we keep your faith and family. We ask for that in your matrimony profile.'
            : `Nothing yet. You may add: ${fields.map((name) => DETAIL_LABELS[name].toLowerCase()).join(', ')}.`}
        </p>
      )}
      {waits && (
        <ButtonLink to={paths.gettingStarted} variant="secondary" size="sm">
          To your matrimony profile
        </ButtonLink>
      )}
      {editing && <EditDetailsModal group={group} story={story} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const factOf = (name: DetailName, { details }: OwnStory) => {
  const kept = details[name];
  if (!kept) return [];
  const value = (
    <>
      {detailWords(name, kept.value)}
      <span className="block text-sm font-normal text-ink-2">{SHOWN_TO_WORDS[kept.shownTo]}</span>
    </>
  );
  return [{ label: DETAIL_LABELS[name], value }];
};
