// The Google accounts that sign the member in: which, since when, and letting one go.
import type { LinkedIdentity } from '@ijeuwa/contract/identities';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useUnlinkIdentity } from '../accounts.queries.ts';
import { GoogleMark } from '../entry/GoogleMark.tsx';

type LinkedAccountsProps = {
  identities: readonly LinkedIdentity[];
  mayUnlink: boolean;
  onUnlinked: () => void;
};

export function LinkedAccounts({ identities, mayUnlink, onUnlinked }: LinkedAccountsProps) {
  const [leaving, setLeaving] = useState<LinkedIdentity>();
  const unlink = useUnlinkIdentity(() => {
    feedback.success('The Google account is unlinked.');
    onUnlinked();
  });
  const confirm = () =>
    leaving &&
    unlink.mutate(
      { params: { id: leaving._id } },
      {
        onError: (error) => feedback.error(error.message),
        onSettled: () => setLeaving(undefined),
      },
    );
  return (
    <>
      <Card>
        <ul aria-label="Linked accounts">
          {identities.map((identity) => (
            <LinkedAccount
              key={identity._id}
              identity={identity}
              onUnlink={mayUnlink ? () => setLeaving(identity) : undefined}
            />
          ))}
        </ul>
      </Card>
      {!mayUnlink && <PasswordFirst />}
      <ConfirmModal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={confirm}
        title="Unlink this Google account?"
        confirmLabel="Unlink"
        tone="danger"
        busy={unlink.isPending}
        busyText="Unlinking..."
      >
        From then on you log in with your e-mail and password. You can link it again at any time.
      </ConfirmModal>
    </>
  );
}

function LinkedAccount({ identity, onUnlink }: { identity: LinkedIdentity; onUnlink?: () => void }) {
  const name = identity.email ?? 'A Google account';
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <GoogleMark />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">Linked on {formatDate(identity.linkedAt)}</p>
      </div>
      {onUnlink && (
        <Button variant="secondary" size="sm" aria-label={`Unlink ${name}`} onClick={onUnlink}>
          Unlink
        </Button>
      )}
    </li>
  );
}

function PasswordFirst() {
  return (
    <Notice
      action={
        <ButtonLink to={paths.forgotPassword} variant="secondary" size="sm">
          Set a password
        </ButtonLink>
      }
    >
      Google is your only way to log in. Set a password by e-mail first; then it can be unlinked here.
    </Notice>
  );
}
