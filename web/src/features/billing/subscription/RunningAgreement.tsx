// The renewal as it stands: when it is charged, for how much, from which card, and what can be done about it.
import {
  type Agreement,
  acceptPrice,
  everyPeriod,
  findAgreement,
  resumeAgreement,
} from '@ijeuwa/contract/agreements';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { standingWords } from './agreement-words.ts';
import { CancelRenewal } from './CancelRenewal.tsx';
import { PauseRenewal } from './PauseRenewal.tsx';

const renews = [findAgreement];
const onError = ({ message }: { message: string }) => feedback.error(message);

export function RunningAgreement({ agreement }: { agreement: Agreement }) {
  const { state, packageName, price, period, card, endsAt } = agreement;
  const runs = state === 'running';
  return (
    <Card as="section" aria-label="Your renewal" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{agreement.insteadOf ?? packageName}</h2>
        <p className="font-medium">{standingWords(agreement)}</p>
      </div>
      <NotPaidYet agreement={agreement} />
      <NewPrice agreement={agreement} />
      {state !== 'ended' && (
        <FactList
          facts={[
            { label: 'Price', value: `${formatMoney(price)} ${everyPeriod(period)}` },
            ...(card
              ? [{ label: 'Card', value: `${card.brand} ending in ${card.last4}, until ${card.expires}` }]
              : []),
            ...(endsAt ? [{ label: 'Paid until', value: formatDate(endsAt) }] : []),
            { label: 'You agreed on', value: formatDate(agreement.agreedAt) },
          ]}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {agreement.mayResume && <Resume />}
        {!agreement.pausedUntil && (
          <ButtonLink to={paths.billingProcess} size="sm" variant="secondary">
            Change plan
          </ButtonLink>
        )}
        {(runs || agreement.pausedUntil) && <PauseRenewal agreement={agreement} />}
        {runs && <CancelRenewal agreement={agreement} />}
      </div>
      {agreement.pausedUntil && (
        <p className="text-sm text-ink-2">
          To change the plan, go on first: until then what you paid for stands still as it is.
        </p>
      )}
      {runs && !agreement.pausedUntil && (
        <p className="text-sm text-ink-2">
          To use another card, pay for the next period with it: it begins when what you have ends, and the new
          card takes the place of this one.
        </p>
      )}
    </Card>
  );
}

function Resume() {
  const resume = useChange(resumeAgreement, { renews });
  return (
    <Button
      size="sm"
      busy={resume.isPending}
      busyText="One moment..."
      onClick={() => resume.mutate({}, { onError })}
    >
      Resume renewal
    </Button>
  );
}

const isPast = (moment: string): boolean => new Date(moment).getTime() <= Date.now();

function NotPaidYet({ agreement }: { agreement: Agreement }) {
  const { charge, graceUntil, packageName, renewsAt, held } = agreement;
  if (!graceUntil || held) return null;
  if (charge === 'asked')
    return (
      <Notice title="Your card is being charged.">
        We do not know yet whether it went through, and ask until we do.{' '}
        {isPast(graceUntil)
          ? `If it did, ${packageName} goes on as soon as we hear of it.`
          : `You keep all of ${packageName} until ${formatDate(graceUntil)}.`}{' '}
        You need not do anything. Please do not pay again meanwhile: it could be paid twice. If your bank
        shows the charge, or this lasts longer than a day,{' '}
        <Link to={`${paths.helpSupport}#contact`} className="text-wine underline">
          write to us
        </Link>
        .
      </Notice>
    );
  if (charge === null)
    return (
      <Notice title="Your card waits for you.">
        You have begun to pay for {packageName} yourself, and your card is not charged meanwhile. If nothing
        comes, it is charged{renewsAt ? ` on ${formatDateTime(renewsAt)}` : ' later'}. You keep all of{' '}
        {packageName} until {formatDate(graceUntil)}.
      </Notice>
    );
  const again = renewsAt && renewsAt < graceUntil ? ` We try the card again on ${formatDate(renewsAt)}.` : '';
  return (
    <Notice tone="warning" title="Your card could not be charged.">
      You keep all of {packageName} until {formatDate(graceUntil)}.{again} You can also pay now, by card or by
      transfer: its order stands below, among your orders.
    </Notice>
  );
}

function NewPrice({ agreement: { newPrice, price, packageName, endsAt } }: { agreement: Agreement }) {
  const accept = useChange(acceptPrice, { renews });
  if (!newPrice) return null;
  return (
    <Notice
      tone="warning"
      title={`${packageName} now costs ${formatMoney(newPrice)}.`}
      action={
        <Button
          size="sm"
          busy={accept.isPending}
          busyText="One moment..."
          onClick={() => accept.mutate({ body: { price: newPrice } }, { onError })}
        >
          Agree to {formatMoney(newPrice)}
        </Button>
      }
    >
      You agreed to {formatMoney(price)}. Unless you agree to the new price, nothing is charged
      {endsAt && ` and it ends on ${formatDate(endsAt)}`}.
    </Notice>
  );
}
