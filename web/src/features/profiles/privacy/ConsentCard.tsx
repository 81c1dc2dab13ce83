// The consent to faith and family, and taking it back.
import { useState } from 'react';
import { asApiError } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { renewUser } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { useWithdrawConsent } from '../profiles.queries.ts';

export function ConsentCard({ consentedAt }: { consentedAt: string | null }) {
  const [asking, setAsking] = useState(false);
  const withdrawal = useWithdrawConsent();
  const withdraw = () =>
    withdrawal.mutate(
      {},
      {
        onSuccess: () => {
          setAsking(false);
          feedback.success('Your consent is withdrawn. Faith, family and children are erased.');
          void renewUser().catch(() => undefined);
        },
        onError: (failure) => feedback.error(asApiError(failure).message),
      },
    );
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">Faith and family</h3>
      {consentedAt ? (
        <>
          <p className="text-ink-2">
            On {formatDate(consentedAt)} you agreed that we keep your faith, marriages and children to find
            people who fit.
          </p>
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            Withdraw consent
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            We keep nothing about your faith, marriages and children without your consent.
          </p>
          <ButtonLink to={paths.gettingStarted} variant="secondary" size="sm">
            Complete your profile
          </ButtonLink>
        </>
      )}
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
        title="Withdraw your consent?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        tone="danger"
        busy={withdrawal.isPending}
        busyText="Erasing..."
      >
        Your faith, marriages and children are erased at once and your card is paused. Nobody new sees you
        until you give them again.
      </ConfirmModal>
    </Card>
  );
}
