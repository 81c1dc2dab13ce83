// A smaller package is chosen for the next renewal: from when, and the way back.
import { type Agreement, findAgreement } from '@ijeuwa/contract/agreements';
import { takeBackDowngrade } from '@ijeuwa/contract/changes';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';

export function TakeBackSmaller({ agreement, insteadOf }: { agreement: Agreement; insteadOf: string }) {
  const takeBack = useChange(takeBackDowngrade, { renews: [findAgreement] });
  const { packageName, price, renewsAt, endsAt } = agreement;
  return (
    <Notice
      title={`It renews as ${packageName}.`}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={takeBack.isPending}
          busyText="One moment..."
          onClick={() =>
            takeBack.mutate(
              {},
              {
                onSuccess: () => feedback.success(`${insteadOf} renews as before.`),
                onError: ({ message }) => feedback.error(message),
              },
            )
          }
        >
          Renew {insteadOf} instead
        </Button>
      }
    >
      You keep all of {insteadOf}
      {endsAt && ` until ${formatDate(endsAt)}`}.
      {renewsAt && ` We charge ${formatMoney(price)} on ${formatDate(renewsAt)}.`}
    </Notice>
  );
}
