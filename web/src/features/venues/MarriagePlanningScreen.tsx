// /marriage-planning: what our planners do for a wedding, and the way to one of them.
import type { PlanningService } from '@ijeuwa/contract/venues';
import { useState } from 'react';
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';
import { AskedBefore } from './AskedBefore.tsx';
import { ContactModal, type Subject } from './ContactModal.tsx';
import { useIntro, useIsKnown, usePlanningServices } from './venues.queries.ts';
import { YourEnquiries } from './YourEnquiries.tsx';

export default function MarriagePlanningScreen() {
  const [asking, setAsking] = useState<Subject>();
  const query = usePlanningServices();
  const intro = useIntro('planning-hero');
  const isKnown = useIsKnown(query);
  const askAny = <Button onClick={() => setAsking({ kind: 'any' })}>Ask a planner</Button>;
  return (
    <Page
      title={places.marriagePlanning.name}
      intro={
        isKnown && (
          <>
            {intro} You find the venues under{' '}
            <Link to={places.ceremonyPlanning.to} className="font-semibold text-wine underline">
              {places.ceremonyPlanning.name}
            </Link>
            .
          </>
        )
      }
    >
      {isKnown && <AskedBefore />}
      <ReadPart query={query} what="The services" ready={isKnown}>
        {({ services }) =>
          services.length === 0 ? (
            <EmptyState title="Tell us what you need" action={askAny}>
              No service is listed now. A planner tells you what we can do for your day.
            </EmptyState>
          ) : (
            <>
              <ul aria-label="Services" className="grid gap-4 sm:gap-5 lg:grid-cols-2">
                {services.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    onAsk={() => setAsking({ kind: 'planning-service', key: service.id, name: service.name })}
                  />
                ))}
              </ul>
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl bg-paper-2 p-(--inset) sm:p-6 *:max-sm:w-full">
                <p className="min-w-[min(100%,16rem)] flex-1">
                  Not sure what you need? Tell us the month, the town and how many come.
                </p>
                {askAny}
              </div>
            </>
          )
        }
      </ReadPart>
      {isKnown && <YourEnquiries />}
      {asking && <ContactModal about={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}

function ServiceCard({ service, onAsk }: { service: PlanningService; onAsk: () => void }) {
  const { name, line, description, features } = service;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <p className="font-medium text-gold-ink">{line}</p>
      </div>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
      <ul className="marks-diamond flex flex-1 flex-col gap-1.5">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        aria-label={`Ask about it: ${name}`}
        className="self-start max-sm:w-full"
        onClick={onAsk}
      >
        Ask about it
      </Button>
    </Card>
  );
}
