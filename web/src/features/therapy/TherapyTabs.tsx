// The three parts of the page: what it is, what is offered, and what couples tell.
import { type GuidanceText, textsOf } from '@ijeuwa/contract/guidance';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Open } from './opened.ts';
import { INSIGHTS_PROMISE } from './therapy-words.ts';

type TherapyTabsProps = { texts: readonly GuidanceText[]; waits: boolean; onOpen: Open };

export function TherapyTabs({ texts, waits, onOpen }: TherapyTabsProps) {
  return (
    <Tabs
      label="About relationship therapy"
      tabs={[
        { id: 'about', label: 'About', panel: <About texts={textsOf(texts, 'therapy-about')} /> },
        {
          id: 'services',
          label: 'Services',
          panel: <Services services={textsOf(texts, 'therapy-service')} waits={waits} onOpen={onOpen} />,
        },
        {
          id: 'testimonials',
          label: 'Success Stories',
          panel: <Stories stories={textsOf(texts, 'therapy-story')} />,
        },
      ]}
    />
  );
}

function About({ texts }: { texts: readonly GuidanceText[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {texts.map(({ key, title, text }) => (
        <Card key={key} as="li" className="flex flex-col gap-2">
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </Card>
      ))}
    </ul>
  );
}

type ServicesProps = { services: readonly GuidanceText[]; waits: boolean; onOpen: Open };

function Services({ services, waits, onOpen }: ServicesProps) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-4 sm:grid-cols-2">
        {services.map((service) => (
          <Card key={service.key} as="li" className="flex flex-col items-start gap-2">
            <h2 className="text-xl">{service.title}</h2>
            <p className="text-ink-2">{service.text}</p>
            {service.more.length > 0 && (
              <Button
                variant="quiet"
                className="mt-auto -ml-6"
                aria-label={`Learn More: ${service.title}`}
                onClick={() => onOpen({ dialog: 'more', service })}
              >
                Learn More
              </Button>
            )}
          </Card>
        ))}
      </ul>
      <Card as="section" tone="gold" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-xl">Not sure where to begin?</h2>
          <p>
            {waits
              ? `A counsellor is reading your assessment: you get insights ${INSIGHTS_PROMISE}.`
              : `Answer two questions, and get insights ${INSIGHTS_PROMISE}.`}
          </p>
        </div>
        {!waits && <Button onClick={() => onOpen({ dialog: 'startAssessment' })}>Start Assessment</Button>}
      </Card>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-xl">For the two of you</h2>
          <p className="text-ink-2">
            Eight areas. Each of you answers alone; once you both agree, you both see what to talk about. It
            is not a test.
          </p>
        </div>
        <ButtonLink variant="secondary" to={paths.questionnaire}>
          Open the questionnaire
        </ButtonLink>
      </Card>
    </div>
  );
}

function Stories({ stories }: { stories: readonly GuidanceText[] }) {
  if (stories.length === 0)
    return (
      <EmptyState picture="letters" title="No stories yet">
        Stories come here once couples tell them, and never before.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      {stories.some(({ example }) => example) && (
        <p className="text-sm text-ink-2">These stories belong to the demonstration: they are invented.</p>
      )}
      <ul className="grid gap-4 md:grid-cols-3">
        {stories.map(({ key, title, place, text }) => (
          <Card key={key} as="li">
            <figure className="flex h-full flex-col gap-3">
              <blockquote className="font-serif text-lg">“{text}”</blockquote>
              <figcaption className="mt-auto">
                <span className="block font-semibold">{title}</span>
                <span className="text-sm text-ink-2">{place}</span>
              </figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </div>
  );
}
