// What can be done from a person's page, under the thumb: answer, take a like back, write, or edit what is one's own.
import type { PublicProfile } from '@ijeuwa/contract/people';
import { MessageCircle, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AnswerButtons } from '../AnswerButtons.tsx';
import { AnswerNote } from '../AnswerNote.tsx';
import type { Kind, Said } from '../use-answers.ts';
import { KeepLooking } from './KeepLooking.tsx';

const GIVEN: Record<Kind, (name: string) => string> = {
  like: (name) => `You like ${name}. If it is mutual, you can write.`,
  pass: (name) => `You passed on ${name}. The next person waits.`,
};

type AnswerBarProps = {
  person: PublicProfile;
  /** The person waits for an answer of the viewer. */
  open: boolean;
  said?: Said;
  takes: boolean;
  onAnswer: (kind: Kind) => void;
  onTakeBack?: () => void;
};

export function AnswerBar({ person, open, said, takes, onAnswer, onTakeBack }: AnswerBarProps) {
  const { is, matchId } = person.between;
  // What was said stands for a moment; what was answered stays, until it is taken back.
  const [given, setGiven] = useState<Kind>();
  if (said && said.kind !== given) setGiven(said.kind);
  if (is === 'self') {
    return (
      <Bar said="This is your profile as others see it. What you show to matches only is left out here.">
        <ButtonLink
          to={paths.profile}
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-5" />}
        >
          Edit my profile
        </ButtonLink>
      </Bar>
    );
  }
  if (matchId) {
    return (
      <Bar>
        <ButtonLink to={paths.chat(matchId)} icon={<MessageCircle aria-hidden="true" className="size-5" />}>
          Message
        </ButtonLink>
      </Bar>
    );
  }
  if (open) {
    return (
      <Bar>
        <AnswerButtons takes={takes} onAnswer={onAnswer} />
      </Bar>
    );
  }
  if (is === 'none') return null;
  const answered = is === 'liked' ? 'like' : given;
  return (
    <Bar
      above={<AnswerNote said={said} onTakeBack={onTakeBack} className={ABOVE} />}
      said={answered && GIVEN[answered](person.name)}
    >
      <KeepLooking />
    </Bar>
  );
}

// On its upper edge, however tall the words make it.
const ABOVE = 'max-md:absolute max-md:inset-x-(--gutter) max-md:bottom-full max-md:mb-2';

type BarProps = { above?: ReactNode; said?: string; children: ReactNode };

function Bar({ above, said, children }: BarProps) {
  return (
    <div className="z-10 flex flex-col gap-2 border-line bg-paper px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t md:px-0">
      {above}
      {said && <p className="text-center text-sm text-ink-2">{said}</p>}
      <div className="flex flex-wrap gap-3 *:flex-1">{children}</div>
    </div>
  );
}
