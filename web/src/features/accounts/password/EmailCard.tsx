// The address of the account, and another one in its place: it waits until its link is opened.
import { askEmailChange, cancelEmailChange, EMAIL_LINK_HOURS } from '@ijeuwa/contract/email-change';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { useSession } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { MailAddress } from '#ui/MailAddress.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { renewEmailChange, useEmailChange, useWays } from '../accounts.queries.ts';
import { WayModal } from '../devices/WayModal.tsx';

export function EmailCard() {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useEmailChange();
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Email</h3>
      {user && <p className="wrap-anywhere">{user.email}</p>}
      {data?.pending && <Waiting {...data.pending} />}
      {data &&
        (data.restsUntil ? (
          <p className="text-ink-2">
            It was changed lately. Until {formatDate(data.restsUntil)} the old address can take it back; then
            you can change it again.
          </p>
        ) : (
          <ChangeEmail isAgain={data.pending !== null} />
        ))}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText />}
    </Card>
  );
}

function Waiting({ email, until }: { email: string; until: string }) {
  const cancel = useChange(cancelEmailChange, {
    onDone: () => {
      feedback.success('Your email stays as it is.');
      void renewEmailChange();
    },
  });
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg bg-paper-2 p-3">
      <p>
        We sent a link to <MailAddress>{email}</MailAddress>. Open it by {formatDateTime(until)}; until then
        nothing changes. If no mail comes, look into the spam folder, and check the address.
      </p>
      <Button
        variant="quiet"
        size="sm"
        busy={cancel.isPending}
        busyText="One moment..."
        onClick={() => cancel.mutate({}, { onError: ({ message }) => feedback.error(message) })}
      >
        Keep my email as it is
      </Button>
    </div>
  );
}

function ChangeEmail({ isAgain }: { isAgain: boolean }) {
  const ways = useWays();
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    feedback.success('We sent a link to the new address.');
    void renewEmailChange();
  };
  return (
    <>
      <Button variant="secondary" disabled={!ways.data} onClick={() => setAsking(true)}>
        {isAgain ? 'Use another address' : 'Change your email'}
      </Button>
      {asking && ways.data && (
        <WayModal
          endpoint={askEmailChange}
          ways={ways.data}
          title="Change your email"
          label="Send the link"
          onClose={() => setAsking(false)}
          onDone={done}
          fields={(field) => (
            <TextInput
              label="New email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              {...field('email')}
            />
          )}
        >
          A link goes to the new address and works for {EMAIL_LINK_HOURS} hours. Once you open it, every other
          device is signed out, and the old address is told.
        </WayModal>
      )}
    </>
  );
}
