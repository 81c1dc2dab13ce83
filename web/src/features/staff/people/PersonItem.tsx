// One person of the staff: who, with which roles, how they are there, and what can be done.
import type { StaffMember } from '@ijeuwa/contract/staff';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { rolesOf, standingOf } from './people-words.ts';

export type PersonAct = 'roles' | 'invite' | 'end' | 'again';
type PersonItemProps = { person: StaffMember; isMe: boolean; onAct: (act: PersonAct) => void };

const ACTS: Record<PersonAct, { label: string; of: (name: string) => string }> = {
  roles: { label: 'Change roles', of: (name) => `Change roles of ${name}` },
  invite: { label: 'Send a new link', of: (name) => `Send a new link to ${name}` },
  end: { label: 'End', of: (name) => `End ${name}` },
  again: { label: 'Add again', of: (name) => `Add again: ${name}` },
};

/** Nobody ends themself. */
const actsOn = ({ state }: StaffMember, isMe: boolean): PersonAct[] => {
  if (state === 'ended') return ['again'];
  return isMe ? ['roles', 'invite'] : ['roles', 'invite', 'end'];
};

export function PersonItem({ person, isMe, onAct }: PersonItemProps) {
  const { name, email, roles } = person;
  const { tone, words, besides } = standingOf(person);
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            {name}
            {isMe && <span className="ml-1 text-base font-normal text-ink-2"> (you)</span>}
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="text-ink-2 wrap-anywhere">{email}</p>
        <p className="font-medium">{rolesOf(roles)}</p>
        {besides && <p className="text-sm text-ink-2">{besides}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:px-3">
        {actsOn(person, isMe).map((act) => (
          <Button
            key={act}
            size="sm"
            variant="secondary"
            aria-label={ACTS[act].of(name)}
            onClick={() => onAct(act)}
          >
            {ACTS[act].label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
