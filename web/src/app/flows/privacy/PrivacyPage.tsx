// /privacy: who sees the member, whom they have blocked, what they agreed to, and how the account is kept.
import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { places } from '#platform/places.ts';
import { useOnceKnown } from '#platform/queries.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Page } from '#ui/Page.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { EmailCard } from '../../../features/accounts/password/EmailCard.tsx';
import { PasswordCard } from '../../../features/accounts/password/PasswordCard.tsx';
import { DeckOrderCard } from '../../../features/matching/DeckOrderCard.tsx';
import { useOwnCard } from '../../../features/matching/matching.queries.ts';
import { PauseCard } from '../../../features/matching/PauseCard.tsx';
import { AgreementsCard } from '../../../features/profiles/privacy/AgreementsCard.tsx';
import { BlurCard } from '../../../features/profiles/privacy/BlurCard.tsx';
import { ConsentCard } from '../../../features/profiles/privacy/ConsentCard.tsx';
import { DetailConsentsCard } from '../../../features/profiles/privacy/DetailConsentsCard.tsx';
import { VisibilityCard } from '../../../features/profiles/privacy/VisibilityCard.tsx';
import { useProfile } from '../../../features/profiles/profiles.queries.ts';
import { BlockedPeopleCard } from '../../../features/safety/BlockedPeopleCard.tsx';
import { HiddenContactsCard } from '../../../features/safety/HiddenContactsCard.tsx';
import { IntroductionConsentCard } from '../../../features/vip/IntroductionConsentCard.tsx';
import { useIntroductionConsent } from '../../../features/vip/vip.queries.ts';
import { FewPeople } from '../people/FewPeople.tsx';
import { LeavingCards } from './LeavingCards.tsx';

export default function PrivacyPage() {
  const profile = useProfile();
  const { data, error, isFetching, refetch } = profile;
  const isKnown = useOnceKnown(profile, useIntroductionConsent(), useOwnCard());
  return (
    <Page
      title={places.privacy.name}
      intro="Who sees you, who you keep away, and what you agreed to."
      back={places.profile.to}
    >
      <Part id="who-sees-me" title="Who sees me">
        {/* As high as the window of a phone: what stands below is not pushed down in sight. */}
        {!isKnown && <SkeletonRows rows={8} faces={false} />}
        {isKnown && (
          <>
            {data && <VisibilityCard saved={data.visibility} />}
            {data && <BlurCard saved={data.photosBlurred} />}
            <IntroductionConsentCard />
            {!data && error && (
              <ErrorState
                title="Your settings did not load"
                message={error.message}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            )}
            <PauseCard />
            <HiddenContactsCard />
          </>
        )}
      </Part>
      <Part id="whom-i-see" title="Whom I see" wide>
        <DeckOrderCard>
          <FewPeople />
        </DeckOrderCard>
      </Part>
      <Part id="blocked-people" title="Blocked people" wide>
        <BlockedPeopleCard />
      </Part>
      <Part id="consents" title="Consents">
        {data && <ConsentCard consentedAt={data.consentedAt} />}
        <AgreementsCard />
        <DetailConsentsCard />
      </Part>
      <Part id="signing-in" title="Signing in">
        <EmailCard />
        <PasswordCard />
        <Card>
          <ul>
            <ListRow
              to={places.devices.to}
              start={<MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-wine" />}
              title={places.devices.name}
              detail="Where you are signed in, and your phone"
              end={<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />}
            />
          </ul>
        </Card>
      </Part>
      <Part id="leaving" title="Your data">
        <LeavingCards />
      </Part>
    </Page>
  );
}

type PartProps = { id: string; title: string; wide?: boolean; children: ReactNode };

function Part({ id, title, wide = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <SectionHeading id={id}>{title}</SectionHeading>
      {wide ? children : <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">{children}</div>}
    </section>
  );
}
