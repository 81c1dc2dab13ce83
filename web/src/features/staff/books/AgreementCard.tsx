// One renewal as staff read it.
import { everyPeriod } from '@ijeuwa/contract/agreements';
import { cancelForMember, type FoundAgreement } from '@ijeuwa/contract/staff-agreements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { useStaffSession } from '../staff-session.ts';
import { AGREEMENT_ENDED_WORDS, AGREEMENT_STATE_WORDS, nextCharge } from './agreement-words.ts';

export function AgreementCard({ one, onCancel }: { one: FoundAgreement; onCancel: () => void }) {
  const { member, reference, agreement } = one;
  const { state, endedBecause, packageName, price, period, card, endsAt, agreedAt } = agreement;
  const { word, tone } = AGREEMENT_STATE_WORDS[state];
  const session = useStaffSession();
  const mayCancel =
    state !== 'ended' &&
    session.at === 'in' &&
    cancelForMember.access.staff.some((role) => session.staff.roles.includes(role));
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="min-w-0 wrap-anywhere text-lg">
          {agreement.insteadOf ?? packageName} for {member.name}
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <FactList
        facts={[
          { label: 'Price', value: `${formatMoney(price)} ${everyPeriod(period)}` },
          ...(endedBecause
            ? [{ label: 'Why it ended', value: AGREEMENT_ENDED_WORDS[endedBecause] }]
            : [{ label: 'Next charge', value: nextCharge(agreement) }]),
          ...(card ? [{ label: 'Card', value: `${card.brand} ending in ${card.last4}` }] : []),
          ...(endsAt ? [{ label: 'Paid until', value: formatDate(endsAt, HOME_ZONE) }] : []),
          { label: 'Agreed on', value: formatDate(agreedAt, HOME_ZONE) },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(reference)}`}>
          {reference}
        </SectionLink>
        {mayCancel && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Cancel renewal of ${packageName} for ${member.name}`}
            onClick={onCancel}
          >
            Cancel renewal
          </Button>
        )}
      </div>
    </Card>
  );
}
