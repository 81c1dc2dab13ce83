// The ways to the member's settings, each with how it stands now; one whose state did not come is still a way.
import { listSessions } from '@ijeuwa/contract/accounts';
import { findSubscription } from '@ijeuwa/contract/billing';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { findMatchStatus } from '@ijeuwa/contract/matching';
import {
  ChevronRight,
  CreditCard,
  Eye,
  type LucideIcon,
  MonitorSmartphone,
  RefreshCw,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { places } from '#platform/places.ts';
import { useRead } from '#platform/queries.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useWishes } from '../profiles.queries.ts';
import { checkedInShort, devicesInShort, packageInShort, wishesInShort } from './own-states.ts';

export function OwnSettings({ visibility }: { visibility: string | undefined }) {
  const wishes = useWishes().data;
  const subscription = useRead(findSubscription, {}).data;
  const sessions = useRead(listSessions, {}).data?.sessions;
  const own = useRead(findDashboard, {}).data?.prepared;
  const isPaused = useRead(findMatchStatus, {}).data?.card === 'paused';
  return (
    <section aria-labelledby="own-settings" className="flex flex-col gap-4">
      <SectionHeading id="own-settings">Settings</SectionHeading>
      <Card>
        <ul>
          <Row Icon={SlidersHorizontal} place={places.preferences} state={wishes && wishesInShort(wishes)} />
          <Row
            Icon={CreditCard}
            place={places.payment}
            state={subscription && packageInShort(subscription)}
          />
          <Row Icon={RefreshCw} place={places.subscription} state={undefined} />
          <Row Icon={Eye} place={places.privacy} state={isPaused ? 'Your card is paused' : visibility} />
          <Row
            Icon={ShieldCheck}
            place={{ to: places.devices.to, name: 'Verification' }}
            state={own && checkedInShort(own)}
          />
          <Row Icon={MonitorSmartphone} place={places.devices} state={sessions && devicesInShort(sessions)} />
        </ul>
      </Card>
    </section>
  );
}

type RowProps = { Icon: LucideIcon; place: { to: string; name: string }; state: string | undefined };

function Row({ Icon, place, state }: RowProps) {
  return (
    <ListRow
      to={place.to}
      start={<Icon aria-hidden="true" className="size-6 shrink-0 text-wine" />}
      title={place.name}
      detail={state}
      end={<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
    />
  );
}
