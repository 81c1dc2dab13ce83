// VIP matchmaking: what it costs and holds, the file in four steps, and the case that comes of it.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { VipView } from '@ijeuwa/contract/vip';
import { type ReactNode, useEffect, useState } from 'react';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { CasePanel } from './CasePanel.tsx';
import { CloseCase } from './CloseCase.tsx';
import { ClosedCase } from './ClosedCase.tsx';
import { MissingProfile } from './MissingProfile.tsx';
import { NobodyFits } from './NobodyFits.tsx';
import type { Photos } from './PersonProposed.tsx';
import { Submitted } from './Submitted.tsx';
import { useStepsInHistory } from './useStepsInHistory.ts';
import { HoldPrice, type Pay, VipPayment } from './VipPayment.tsx';
import { type Shown, VipPrice } from './VipPrice.tsx';
import { type VipValues, VipWizard } from './VipWizard.tsx';
import { useVip } from './vip.queries.ts';
import { vipDraft } from './vip-draft.ts';
import { includedWords } from './vip-words.ts';
import { Benefits, VipProcess } from './Written.tsx';

type PersonalizedMatchmakingScreenProps = {
  pay: Pay;
  /** What became of a payment from which the member comes back. */
  returned?: ReactNode;
  /** One is being asked about, or was declined and can be tried again: it is the one that is paid. */
  paysAlready?: boolean;
  photos: Photos;
};

export function PersonalizedMatchmakingScreen(props: PersonalizedMatchmakingScreenProps) {
  const { data, error, refetch, isFetching } = useVip();
  const [wasOpen, setWasOpen] = useState(false);
  if (data?.case && !wasOpen) setWasOpen(true);
  // Of a case that was closed here no payment is thanked for any more.
  const isClosed = data?.case === null && (wasOpen || data.closed !== null);
  return (
    <Page
      title={places.vip.heading}
      tab={places.vip.name}
      intro="A matchmaker of your own, who looks for people who fit you both ways."
    >
      {!isClosed && props.returned}
      {error && !data && (
        <ErrorState
          title="VIP Matchmaking did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <SkeletonRows rows={4} faces={false} label="Loading..." />}
      {data && <Loaded vip={data} {...props} />}
    </Page>
  );
}

const FORM = 'vip-profile';
type LoadedProps = PersonalizedMatchmakingScreenProps & { vip: VipView };

function Loaded({ vip, pay, paysAlready, photos }: LoadedProps) {
  const [currency, setCurrency] = useState<Shown>('NGN');
  const draft = vipDraft<VipValues>(useMember()._id);
  const [filling, setFilling] = useState<'anew' | 'change'>();
  const [held, setHeld] = useState<ServiceQuote>();
  // Back leads from the payment to its price, and not off the page.
  const pays = useStepsInHistory();
  const quote = pays.step > 0 ? held : undefined;
  const [said, setSaid] = useState<'welcome' | 'changed'>();
  const [beginning, setBeginning] = useState(false);
  const [closedHere, setClosedHere] = useState(false);
  const open = vip.case;
  useEffect(() => {
    if (beginning) document.getElementById(FORM)?.focus({ preventScroll: true });
  }, [beginning]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    // It stands further down the page than what asked for it.
    const form = asked > 0 ? document.getElementById(FORM) : null;
    form?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    form?.focus({ preventScroll: true });
  }, [asked]);
  // A case may come by itself, with a package: what is being typed goes on beside it.
  const [hadCase, setHadCase] = useState(open !== null);
  if (hadCase !== (open !== null)) {
    setHadCase(open !== null);
    setBeginning(false);
    setClosedHere(open === null);
    if (open && Object.keys(draft.read()).length > 0) setFilling('change');
  }
  // By the month nobody is welcomed to more than it is: the case says what comes.
  const isWelcome = open?.state === 'paid' && open.ground !== 'introductions' && open.missed.length === 0;
  const welcomeCounts = said === 'welcome' && open?.ground === null && vip.profileSubmitted;
  const toPay = open && open.ground !== 'payment' && open.ground !== 'package' && open.state !== 'paused';
  const fill = (how: 'anew' | 'change') => {
    setSaid(undefined);
    setFilling(how);
    setAsked(asked + 1);
  };
  const price = (
    <>
      {vip.inCouple && (
        <Notice tone="warning" title="You are in a couple here.">
          A matchmaker looks for somebody new. Whoever takes your case is told that you are in a couple, not
          with whom, and asks you about it first. Please pay only if that is what you want.
        </Notice>
      )}
      <VipPrice terms={vip.terms} currency={currency} onChange={setCurrency} />
    </>
  );
  const wizard = (
    <VipWizard
      key={filling === 'anew' ? 'anew' : 'file'}
      vip={vip}
      draft={draft}
      anew={filling === 'anew'}
      onGiveUp={open && filling ? () => setFilling(undefined) : undefined}
      onDone={() => {
        setSaid(open ? 'changed' : 'welcome');
        setFilling(undefined);
      }}
    >
      {open && filling === 'anew' && (
        <p className="text-sm text-ink-2">
          Your new profile takes the place of the one that you sent, once you submit it. Your case stays open
          and can still be paid; until you submit, nothing of it changes.
        </p>
      )}
    </VipWizard>
  );
  /** One that was closed stands there until a new one is begun; what was typed before waits with it. */
  const waits = beginning ? null : vip.closed;
  const profile = !waits && (
    <Card
      key="wizard"
      as="section"
      aria-label="Your VIP profile"
      className="max-w-2xl"
      tabIndex={-1}
      id={FORM}
    >
      {wizard}
    </Card>
  );
  const missing = !waits && !vip.profileSubmitted && (
    <MissingProfile kept="What you type here is kept on this device." />
  );
  return (
    <>
      {open ? (
        <>
          {(said ?? isWelcome) && (
            <Submitted
              key={said}
              isChange={said === 'changed'}
              comesNow={said !== undefined}
              vip={vip}
              counted={welcomeCounts}
              onAnew={() => fill('anew')}
            />
          )}
          {!vip.profileSubmitted && (
            <MissingProfile kept="What you told us for VIP is kept, and waits here for you." />
          )}
          <CasePanel one={open} counted={!welcomeCounts} included={vip.included} photos={photos} />
          {toPay && open.ground === null && open.fits === 0 && <NobodyFits />}
          {/* What is being paid says its price and what it is by itself. */}
          {toPay && quote && <VipPayment quote={quote} pay={pay} onEnd={pays.leave} />}
          {toPay && !quote && open.ground === 'introductions' && vip.included && (
            <Notice
              title="You have a matchmaker already: there is nothing to pay."
              action={
                <ButtonLink size="sm" variant="secondary" to={places.subscription.to}>
                  See the packages
                </ButtonLink>
              }
            >
              {includedWords(vip.included)} Somebody looks for you by it now. For more than that, three people
              at once and a plan of your search, move up to a package with a matchmaker of your own, or buy
              the whole search below, beside what you have.
            </Notice>
          )}
          {toPay && !quote && price}
          {toPay && !quote && !filling && vip.profileSubmitted && !paysAlready && (
            <HoldPrice
              vip={vip}
              currency={currency}
              isBeside={open.ground === 'introductions'}
              nobodyFits={open.ground === null && open.fits === 0}
              onHeld={(one) => {
                setHeld(one);
                pays.goTo(1);
              }}
            />
          )}
          {filling ? (
            <Card
              key="wizard"
              as="section"
              aria-label="Your VIP profile"
              className="flex max-w-2xl scroll-mt-20 flex-col gap-5"
              tabIndex={-1}
              id={FORM}
            >
              {wizard}
            </Card>
          ) : (
            <Button variant="secondary" className="self-start" onClick={() => fill('change')}>
              Change my VIP profile
            </Button>
          )}
          {/* Of a whole search: by the month they are told where that can be bought. */}
          {(toPay || open.ground !== 'introductions') && <Benefits benefits={vip.terms.benefits} />}
          <CloseCase one={open} included={vip.included} />
        </>
      ) : (
        <>
          {waits && <ClosedCase closed={waits} comesNow={closedHere} onAnew={() => setBeginning(true)} />}
          {vip.included && (
            <Notice title="It comes with your package.">
              {includedWords(vip.included)} There is nothing to pay:{' '}
              {waits ? 'start a new profile' : 'send your VIP profile'}, and it begins.
              {vip.included.ground === 'introductions' &&
                ' The price below is for a whole search, beside it.'}
            </Notice>
          )}
          {/* What was just asked for stands in the reader’s hand. */}
          {vip.closed && missing}
          {vip.closed && profile}
          {vip.included?.ground !== 'package' && price}
          <Benefits benefits={vip.terms.benefits} />
          {!vip.closed && missing}
          {!vip.closed && profile}
        </>
      )}
      <VipProcess steps={vip.terms.steps} />
    </>
  );
}
