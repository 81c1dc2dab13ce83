// The Google accounts that sign the member in: which, since when, and letting one go.
import { type LinkedIdentity, unlinkIdentity } from '@ijeuwa/contract/identities';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { renewWays } from '../accounts.queries.ts';
import { GoogleMark } from '../entry/GoogleMark.tsx';
import type { Ways } from './ProofFields.tsx';
import { WayModal } from './WayModal.tsx';

type LinkedAccountsProps = {
  identities: readonly LinkedIdentity[];
  mayUnlink: boolean;
  ways: Ways;
  onUnlinked: () => void;
};

export function LinkedAccounts({ identities, mayUnlink, ways, onUnlinked }: LinkedAccountsProps) {
  const [leaving, setLeaving] = useState<LinkedIdentity>();
  const unlinked = () => {
    setLeaving(undefined);
    feedback.success('The Google account is unlinked.');
    void renewWays();
    onUnlinked();
  };
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
      {leaving && (
        <WayModal
          endpoint={unlinkIdentity}
          params={{ id: leaving._id }}
          ways={ways}
          title="Unlink this Google account?"
          label="Unlink"
          tone="danger"
          onClose={() => setLeaving(undefined)}
          onDone={unlinked}
        >
          From then on you log in with your email and password. You can link it again at any time.
        </WayModal>
      )}
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
      Google is your only way to log in. Set a password by email first; then it can be unlinked here.
    </Notice>
  );
}
