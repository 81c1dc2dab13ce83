// Cards, figures, lists and facts.
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { FactList } from '../FactList.tsx';
import { formatDateTime, formatMoney, formatPhone, formatRelative } from '../format.ts';
import { ListRow } from '../ListRow.tsx';
import { Section } from './Section.tsx';

const SESSION = '2026-11-24T09:00:00Z';

export function PanelGallery() {
  return (
    <Section title="Panels">
      <div className="grid gap-4 md:grid-cols-2">
        <Card tone="leaf" className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h3 className="text-lg">Premarital session</h3>
            <p>Dr Bello · {formatDateTime(SESSION)}</p>
          </div>
          <Button variant="light">Details</Button>
        </Card>
        <Card tone="wine">
          <h3 className="text-lg">You and Adaọbị like each other</h3>
          <p className="text-on-fill-2">You both want to marry within a year.</p>
        </Card>
        <Card>
          <h3 className="text-lg">Why you may fit</h3>
          <ul className="mt-1 flex flex-col gap-1 marks-diamond">
            <li>Both Christian</li>
            <li>You both have children</li>
          </ul>
        </Card>
        <Card tone="quiet">
          <h3 className="text-lg">Facts</h3>
          <FactList
            facts={[
              { label: 'Package', value: formatMoney({ amountMinor: 7_500_000, currency: 'NGN' }) },
              { label: 'Phone', value: formatPhone('+2348031234567') },
              { label: 'Joined', value: formatRelative(Date.now() - 3_700_000) },
            ]}
          />
        </Card>
      </div>
      <ul>
        <ListRow
          to="/chat/1"
          start={<Avatar likeness="man" />}
          title="Chinedu Ọkáfọ̀"
          detail="Matched an hour ago · Port Harcourt"
          end={<CountBadge count={2} label="unread messages" />}
        />
        <ListRow
          onClick={() => undefined}
          start={<Avatar likeness="man" />}
          title="Yusuf Abdullahi"
          detail="Matched yesterday · Kaduna"
        />
        <ListRow
          start={<Avatar likeness="woman" />}
          title="Bísí Adéwálé"
          detail="Matched on Sunday · London"
          end={
            <Button size="sm" variant="secondary">
              Unblock
            </Button>
          }
        />
      </ul>
    </Section>
  );
}
