// VIP matchmaking: what it costs and holds, the file in four steps, and the case that comes of it.
import type { VipView } from '@ijeuwa/contract/vip';
import { type ReactNode, useState } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { CasePanel } from './CasePanel.tsx';
import { type Pay, VipPayment } from './VipPayment.tsx';
import { type Shown, VipPrice } from './VipPrice.tsx';
import { VipWizard } from './VipWizard.tsx';
import { useVip } from './vip.queries.ts';
import { Benefits, VipProcess } from './Written.tsx';

type PersonalizedMatchmakingScreenProps = {
  pay: Pay;
  /** What became of a payment from which the member comes back. */
  returned?: ReactNode;
};

export function PersonalizedMatchmakingScreen({ pay, returned }: PersonalizedMatchmakingScreenProps) {
  const { data, error, refetch, isFetching } = useVip();
  return (
    <Page
      title={places.vip.heading}
      tab={places.vip.name}
      intro="A matchmaker of your own, who looks for people who fit you both ways."
    >
      {returned}
      {error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <SkeletonRows rows={4} faces={false} label="Loading..." />}
      {data && <Loaded vip={data} pay={pay} />}
    </Page>
  );
}

function Loaded({ vip, pay }: { vip: VipView; pay: Pay }) {
  const [currency, setCurrency] = useState<Shown>('NGN');
  const [filling, setFilling] = useState<number>();
  const [welcomed, setWelcomed] = useState(false);
  const open = vip.case;
  const fills = filling !== undefined || !open;
  const toPay = open && open.ground !== 'payment' && open.ground !== 'package' && open.state !== 'paused';
  const restart = () => {
    setWelcomed(false);
    setFilling((filling ?? 0) + 1);
  };
  return (
    <>
      <VipPrice terms={vip.terms} currency={currency} onChange={setCurrency} />
      <Benefits benefits={vip.terms.benefits} />
      {fills ? (
        <Card as="section" aria-label="Your VIP profile" className="max-w-2xl">
          <VipWizard
            key={filling}
            vip={vip}
            onDone={() => {
              setWelcomed(true);
              setFilling(undefined);
            }}
          />
        </Card>
      ) : (
        <>
          {welcomed && (
            <Card as="section" tone="leaf" role="status" className="flex flex-col gap-1">
              <h2 className="text-2xl">Welcome to VIP Matchmaking!</h2>
              <p>
                {open.ground
                  ? 'You will receive your matches within 24 hours.'
                  : 'You will receive your matches within 24 hours of payment.'}
              </p>
            </Card>
          )}
          <CasePanel one={open} />
          {toPay && <VipPayment vip={vip} currency={currency} pay={pay} />}
          <Button variant="secondary" className="self-start" onClick={restart}>
            Start New Profile
          </Button>
        </>
      )}
      <VipProcess steps={vip.terms.steps} />
    </>
  );
}
