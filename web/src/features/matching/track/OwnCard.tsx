// 'Your Profile': my own card as others see it, and what can be done with it.
import { likenessOf } from '@ijeuwa/contract/likeness';
import type { MatchCard } from '@ijeuwa/contract/matching';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { factsOf } from '../labels.ts';
import { EditCardModal } from './EditCardModal.tsx';

export function OwnCard({ card }: { card: MatchCard }) {
  const { _id, gender } = useMember();
  const [editing, setEditing] = useState(false);
  return (
    <Card as="section" aria-label="Your Profile" className="flex flex-col gap-4">
      <h2 className="text-2xl">Your Profile</h2>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={card.images[0]} likeness={likenessOf(gender)} size="lg" />
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-serif text-xl leading-tight font-semibold wrap-break-word">{card.name}</p>
          {card.age !== null && <p className="text-ink-2">{card.age} years old</p>}
          <Badge tone="gold">Premium Member</Badge>
        </div>
      </div>
      <FactList facts={factsOf(card)} />
      <div className="flex flex-col gap-2">
        <Button variant="secondary" onClick={() => setEditing(true)}>
          Edit Profile
        </Button>
        <div className="flex flex-wrap gap-x-2 *:flex-auto">
          <ButtonLink variant="quiet" size="sm" to={paths.messages}>
            View Messages
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={() => void share(_id)}>
            Share Profile
          </Button>
        </div>
      </div>
      {editing && <EditCardModal card={card} onClose={() => setEditing(false)} />}
    </Card>
  );
}

/** The page’s own rules hold behind the address: whoever may not see the person finds nobody there. */
const share = async (memberId: string): Promise<void> => {
  const profile = {
    title: 'Ijeuwa',
    text: 'This is my profile on Ijeuwa. Members who may see me can open it.',
    url: `${location.origin}${paths.person(memberId)}`,
  };
  try {
    if (navigator.share) await navigator.share(profile);
    else {
      await navigator.clipboard.writeText(`${profile.text} ${profile.url}`);
      feedback.success('The address of your profile is copied. Paste it wherever you like.');
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError')
      feedback.error('This browser does not let us share. Copy the address from above.');
  }
};
