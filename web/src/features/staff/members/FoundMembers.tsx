// Whom a search found: enough to know which of them is meant.

import { findReasons } from '@ijeuwa/contract/books';
import type { FoundMember, MemberSearch } from '@ijeuwa/contract/members';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDate } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { useMayCall } from '../staff-session.ts';
import { STATE_WORDS } from './member-words.ts';

type FoundMembersProps = { search: MemberSearch; onOpen: (one: FoundMember) => void };

export function FoundMembers({ search: { by, found, more }, onOpen }: FoundMembersProps) {
  const mayReadWhy = useMayCall(findReasons);
  if (found.length === 0)
    return (
      <EmptyState picture="none" title={`Nobody was found by ${by}`}>
        Another way may find them: the email is the surest.
      </EmptyState>
    );
  return (
    <section aria-label="Found members" className="flex flex-col gap-3">
      <p role="status" className="text-ink-2">
        {found.length === 1 ? 'One member' : `${found.length} members`} found by {by}.
        {more && ' There are others: please say more of the name.'}
      </p>
      <ul className="flex flex-col gap-3">
        {found.map((one) => (
          <Card as="li" key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 text-lg font-semibold wrap-anywhere">{one.name || 'No name'}</span>
                <Badge tone={STATE_WORDS[one.state].tone}>{STATE_WORDS[one.state].words}</Badge>
              </p>
              <p className="text-sm text-ink-2">Since {formatDate(one.joinedAt, HOME_ZONE)}</p>
              <p className="font-mono text-xs text-ink-2 break-all">{one._id}</p>
              {mayReadWhy && (
                <SectionLink to={`${paths.staff}/books/why?member=${one._id}`}>
                  Why they have what they have
                </SectionLink>
              )}
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Open ${one.name}`}
              onClick={() => onOpen(one)}
              className="max-sm:w-full"
            >
              Open
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
