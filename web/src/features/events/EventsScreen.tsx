// /events: what a member’s package invites them to, and whether they come.
import { answerEvent, listEvents, type MemberEvent } from '@ijeuwa/contract/events';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useChange, useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { feedback } from '#ui/feedback.ts';
import { Page } from '#ui/Page.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';

export default function EventsScreen() {
  return (
    <Page
      title={places.events.name}
      intro="Evenings and Sundays at which members meet, with our matchmakers among them. A seat is yours once you say yes."
    >
      <ReadPart query={useRead(listEvents, {})} what="The events">
        {({ invited, events }) => (
          <>
            {events.length > 0 && (
              <ul aria-label="What is planned" className="grid gap-4 sm:gap-5 lg:grid-cols-2">
                {events.map((event) => (
                  <EventCard key={event.id} event={event} />
                ))}
              </ul>
            )}
            {invited && events.length === 0 && (
              <EmptyState picture="rest" title="No event is planned now">
                We write to you as soon as there is one.
              </EmptyState>
            )}
            {!invited && (
              <EmptyState
                picture="rest"
                title="Your package has no invitations yet"
                action={<ButtonLink to={paths.subscriptions}>See the packages</ButtonLink>}
              >
                Compare the packages to see which ones do.
              </EmptyState>
            )}
          </>
        )}
      </ReadPart>
    </Page>
  );
}

const seatWords = (seats: number): string => {
  if (seats === 0) return 'Every seat is taken';
  return seats === 1 ? 'One seat is left' : `${seats} seats are left`;
};

function EventCard({ event }: { event: MemberEvent }) {
  const { id, title, place, startsAt, description, seatsLeft, answer } = event;
  const [givingBack, setGivingBack] = useState(false);
  const send = useChange(answerEvent, { renews: [listEvents] });
  const say = (coming: boolean) =>
    send.mutate(
      { body: { event: id, coming } },
      {
        onSuccess: () => feedback.success(coming ? 'Your seat is kept.' : 'Thank you for saying so.'),
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setGivingBack(false),
      },
    );
  const isComing = answer === 'coming';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h2 className="min-w-0 text-xl wrap-anywhere">{title}</h2>
        {answer && (
          <Badge tone={isComing ? 'leaf' : 'neutral'}>{isComing ? 'You come' : 'You said no'}</Badge>
        )}
      </div>
      <p className="font-medium text-gold-ink wrap-anywhere">
        {onBothClocks(startsAt, HOME_ZONE)}
        <br />
        {place}
      </p>
      <Address event={event} />
      <p className="flex-1 whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
      <p className="text-sm text-ink-2">{seatWords(seatsLeft)}.</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {answer !== 'declined' && (
          <Button
            variant="secondary"
            busy={send.isPending}
            busyText="..."
            aria-label={isComing ? `Give back my seat: ${title}` : `No, thank you: ${title}`}
            onClick={() => (isComing ? setGivingBack(true) : say(false))}
          >
            {isComing ? 'Give back my seat' : 'No, thank you'}
          </Button>
        )}
        {!isComing && (
          <Button
            busy={send.isPending}
            busyText="..."
            disabled={seatsLeft === 0}
            aria-label={`I come: ${title}`}
            onClick={() => say(true)}
          >
            I come
          </Button>
        )}
      </div>
      <ConfirmModal
        open={givingBack}
        title="Give back your seat?"
        tone="danger"
        confirmLabel="Give back my seat"
        cancelLabel="Keep it"
        busy={send.isPending}
        busyText="Giving back..."
        onClose={() => setGivingBack(false)}
        onConfirm={() => say(false)}
      >
        {title}, {onBothClocks(startsAt, HOME_ZONE)}. Others can take your seat at once: you have it again
        only if one is left then.
      </ConfirmModal>
    </Card>
  );
}

/** For whoever comes; the others are told when they read it. */
function Address({ event: { answer, address, findIt } }: { event: MemberEvent }) {
  if (answer !== 'coming') return <p className="text-sm text-ink-2">The address comes with your yes.</p>;
  if (!address)
    return (
      <p className="text-sm text-ink-2">The address is not fixed yet. We write to you as soon as it is.</p>
    );
  return (
    <address className="rounded-lg bg-paper-2 p-3 not-italic whitespace-pre-line wrap-anywhere">
      <strong className="font-semibold">{address}</strong>
      {findIt && <span className="mt-1 block text-sm text-ink-2">{findIt}</span>}
    </address>
  );
}
