// Deleting one's account: what goes with it, the words to type, the proof of the owner.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { DELETE_WORDS, deleteAccount, type findLeaving, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { useLeaving } from './leaving.queries.ts';
import { ProofModal } from './ProofModal.tsx';
import type { Proving } from './proving.ts';

type Lost = Answer<typeof findLeaving>['lost'];
type DeleteAccountCardProps = {
  proving: Proving;
  /** Nothing of the member may stay on the device; `until`: the day to come back by. */
  onDeleted: (until: string) => void;
};

export function DeleteAccountCard({ proving, onDeleted }: DeleteAccountCardProps) {
  const { data } = useLeaving();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Delete my account</h3>
      <p className="text-ink-2">
        Nobody sees you from that moment on. For {RETURN_DAYS} days you can sign in and return; then
        everything is erased.
      </p>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && (
        <ProofModal
          endpoint={deleteAccount}
          proving={proving}
          title="Delete your account?"
          label="Delete my account"
          tone="danger"
          also={({ confirmation }) => ({ confirmation: wrongWords(confirmation) })}
          fields={(field) => (
            <TextInput
              label={`Type “${DELETE_WORDS}” to confirm`}
              autoComplete="off"
              autoCapitalize="none"
              {...field('confirmation')}
            />
          )}
          onClose={() => setAsking(false)}
          onDone={({ until }) => onDeleted(until)}
        >
          <WhatIsLost lost={data?.lost} />
        </ProofModal>
      )}
    </Card>
  );
}

const wrongWords = (typed: FormDataEntryValue | undefined): string | undefined =>
  String(typed ?? '')
    .trim()
    .toLowerCase() === DELETE_WORDS
    ? undefined
    : `Please type “${DELETE_WORDS}”.`;

const many = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

function WhatIsLost({ lost }: { lost?: Lost }) {
  const lines: ReactNode[] = [
    'Hidden at once: your profile, and every conversation, for both of you.',
    ...(lost && lost.conversations > 0
      ? [
          `Erased after ${RETURN_DAYS} days: ${many(lost.conversations, 'your match', 'matches')} with all messages.`,
        ]
      : []),
    ...(lost && lost.photos > 0
      ? [`${many(lost.photos, 'Your photo', 'photos')}, profile, wishes and likes.`]
      : []),
    ...(lost?.package
      ? [
          `Your package ${lost.package.name}, which runs until ${formatDate(lost.package.endsAt)}. It ends with the account and is not refunded.`,
        ]
      : []),
    ...(lost?.transferOpen
      ? [
          'Your bank transfer that has not arrived yet: its order ends. If the money comes to the closed account, it gives you nothing, and our finance staff send it back to where it came from.',
        ]
      : []),
    'What stays: the record of payments, the audit of our staff, and reports, as the privacy policy says.',
  ];
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}
