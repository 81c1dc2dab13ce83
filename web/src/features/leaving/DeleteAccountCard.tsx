// Deleting one's account: what goes with it, the words to type, the proof of the owner.
import {
  DELETE_WORDS,
  deleteAccount,
  HAD_KEPT_MONTHS,
  type Lost,
  RETURN_DAYS,
} from '@ijeuwa/contract/leaving';
import { endsAtOnce } from '@ijeuwa/contract/lost-words';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useLeaving } from './leaving.queries.ts';
import { ProofModal } from './ProofModal.tsx';
import type { Proving } from './proving.ts';

type DeleteAccountCardProps = {
  proving: Proving;
  /** Nothing of the member may stay on the device; `until`: the day to come back by. */
  onDeleted: (until: string) => void;
};

export function DeleteAccountCard({ proving, onDeleted }: DeleteAccountCardProps) {
  const { data, error, refetch, isFetching } = useLeaving();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Delete my account</h3>
      <p className="text-ink-2">
        Nobody sees you from that moment on, and what you have booked is cancelled. For {RETURN_DAYS} days you
        can sign in and return; then everything is erased.
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
          ready={data !== undefined}
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
          {data ? (
            <WhatIsLost lost={data.lost} />
          ) : error ? (
            <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonText />
          )}
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

function WhatIsLost({ lost }: { lost: Lost }) {
  const { packages, conversations, photos, sessions, transferOpen } = lost;
  const ended = endsAtOnce(lost, (moment) => onBothClocks(moment, HOME_ZONE), formatMoney);
  return (
    <>
      <Lines
        title="At once"
        lines={['Your profile is hidden, and every conversation closes, for both of you.', ...ended]}
      />
      {ended.length > 0 && (
        <p className="text-ink-2">
          What is cancelled or given back stays so if you return: you would book it again.
        </p>
      )}
      <Lines
        title={`After ${RETURN_DAYS} days, if you do not return`}
        lines={[
          photos > 0
            ? `Erased: your profile, wishes, likes and ${many(photos, 'your photo', 'photos')}.`
            : 'Erased: your profile, wishes and likes.',
          ...(conversations > 0
            ? [`Erased: ${many(conversations, 'your match', 'matches')} with all messages.`]
            : []),
          'Erased, if there is any: what you wrote for counsellors and matchmakers, a questionnaire, what a counsellor noted of you, your places in waiting lists.',
          ...packages.map(
            ({ name, endsAt }) =>
              `Your package ${name}, which runs until ${formatDate(endsAt)}. It ends with the account and is not refunded.`,
          ),
          ...sessions.map(
            ({ title, left, usableUntil }) =>
              `${many(left, 'One session', 'sessions')} of “${title}”, bought and not used, to be used until ${formatDate(usableUntil)}. Nothing of the price goes back by itself: if you would rather have it than the sessions, write to our support before you delete the account.`,
          ),
        ]}
      />
      {transferOpen && (
        <p className="text-ink-2">
          Your bank transfer that has not arrived yet: its order ends. If the money comes to the closed
          account, it gives you nothing, and our finance staff send it back to where it came from.
        </p>
      )}
      <p className="text-ink-2">
        What stays: the record of payments, the audit of our staff, and reports, as the privacy policy says.
        If you had the free trial or used a code, marks without a name stay for {HAD_KEPT_MONTHS} months, so
        that each is had once; an account that you named for a refund stays until the money has gone.
      </p>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
