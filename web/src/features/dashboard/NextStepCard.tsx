// The next step on the way to a match, said in one line with its button.
import type { Agreement } from '@ijeuwa/contract/agreements';
import { confirmDueAt, type Order } from '@ijeuwa/contract/billing';
import type { Match } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf, formatDateTime, formatMoney } from '#ui/format.ts';
import { NarrowName } from '#ui/NarrowName.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useActivateCard, useCard, useToAnswer } from './dashboard.queries.ts';
import type { NextStep } from './next-step.rules.ts';
import { STEP_WORDS } from './next-step-words.ts';
import { useNextStep } from './useNextStep.ts';

export function NextStepCard({ partnerId }: { partnerId?: string }) {
  const { step, unpaid, transfer, renewal, unwritten, isPending, isPaused } = useNextStep(partnerId);
  if (isPending) return <OnItsWay />;
  if (!step) return null;
  return (
    <>
      {isPaused && step !== 'resume-card' && <Paused />}
      {step === 'pay-order' && unpaid ? (
        <PayStep order={unpaid} />
      ) : step === 'await-transfer' && transfer ? (
        <TransferStep order={transfer} />
      ) : step === 'pay-renewal' && renewal?.graceUntil ? (
        <RenewalStep renewal={renewal} until={renewal.graceUntil} />
      ) : step === 'greet-match' && unwritten ? (
        <HelloStep match={unwritten} />
      ) : (
        <NamedStep step={step} />
      )}
    </>
  );
}

/** As tall as most of them are, and the lower ones with it: what stands below stays where it is. */
function OnItsWay() {
  return <Skeleton shape="block" className={`w-full rounded-xl ${TALL}`} />;
}
const TALL = 'min-h-51 sm:min-h-43';

/** Who has written is named. */
function NamedStep({ step }: { step: NextStep }) {
  const { _id } = useMember();
  const { wrote, isLoading } = useToAnswer(_id, step === 'answer-message');
  if (isLoading) return <OnItsWay />;
  if (!wrote?.last) return <Step step={step} />;
  const name = firstNameOf(wrote.person.name);
  return (
    <Frame
      face={<Avatar src={wrote.person.image} likeness={wrote.person.likeness} size="lg" />}
      title={`${name} wrote to you`}
      text={<span className="line-clamp-2">“{wrote.last.text}”</span>}
    >
      <ButtonLink to={paths.chat(wrote.matchId)} variant="light">
        Answer {name}
      </ButtonLink>
    </Frame>
  );
}

/** Who was matched is named, and the first word is one tap away. */
function HelloStep({ match: { _id, name, image, likeness } }: { match: Match }) {
  const { text, action } = STEP_WORDS['greet-match'];
  return (
    <Frame
      face={<Avatar src={image} likeness={likeness} size="lg" />}
      title={`${firstNameOf(name)} likes you too`}
      text={text}
    >
      <ButtonLink to={paths.chat(_id)} variant="light">
        {action}
      </ButtonLink>
    </Frame>
  );
}

/** What was ordered is named, with what is missing and until when it can be paid. */
function PayStep({ order }: { order: Order }) {
  const { _id, item, total, missing, restBy, expiresAt } = order;
  const until = restBy ?? expiresAt;
  const title = missing ? `A part of ${item.title} is still missing` : `${item.title} is not paid yet`;
  return (
    <Frame
      title={title}
      text={`It begins as soon as ${formatMoney(missing ?? total)} has come. You can pay until ${formatDateTime(until)}.`}
    >
      <ButtonLink to={`${paths.billingProcess}?${new URLSearchParams({ order: _id })}`} variant="light">
        {missing ? 'Pay the rest' : 'Pay for it'}
      </ButtonLink>
    </Frame>
  );
}

/** What was sent is named, and until when it is looked for; then they write to us. */
function TransferStep({ order: { _id, item, total, missing, announcedAt } }: { order: Order }) {
  const until = confirmDueAt(new Date(announcedAt!));
  return (
    <Frame
      title={`Your transfer of ${formatMoney(missing ?? total)} is on its way`}
      text={`It is for ${item.title}. ${
        until.getTime() > Date.now()
          ? `We look for it until ${formatDateTime(until.toISOString())}.`
          : 'We are still looking for it. Please write to us with the bank’s receipt.'
      }`}
    >
      <ButtonLink to={`${paths.billingProcess}?${new URLSearchParams({ see: _id })}`} variant="light">
        See its order
      </ButtonLink>
    </Frame>
  );
}

/** What was not paid is named, and until when it goes on without it. */
function RenewalStep({ renewal: { packageName, price }, until }: { renewal: Agreement; until: string }) {
  const { text, action, to } = STEP_WORDS['pay-renewal'];
  return (
    <Frame
      title={`${formatMoney(price)} for ${packageName} is not paid yet`}
      text={`${text} Without it ${packageName} ends on ${formatDateTime(until)}.`}
    >
      <ButtonLink to={to!} variant="light">
        {action}
      </ButtonLink>
    </Frame>
  );
}

function Step({ step }: { step: NextStep }) {
  const { title, text, to, action } = STEP_WORDS[step];
  const card = useCard(step === 'await-review');
  const due = card.data?.reviewDueAt;
  return (
    <Frame
      title={title}
      text={step === 'await-review' && due ? `It is ready by ${formatDateTime(due)} at the latest.` : text}
    >
      {to ? (
        <ButtonLink to={to} variant="light">
          {action}
        </ButtonLink>
      ) : (
        <ShowCard variant="light" label={action} />
      )}
    </Frame>
  );
}

type FrameProps = { face?: ReactNode; title: string; text: ReactNode; children: ReactNode };

function Frame({ face, title, text, children }: FrameProps) {
  return (
    <Card
      as="section"
      tone="wine"
      aria-label="Next step"
      padded={false}
      className={`flex flex-col overflow-hidden ${TALL}`}
    >
      <div className="flex flex-1 flex-wrap content-center items-center gap-x-4 gap-y-3 p-(--inset) sm:p-6">
        {face}
        <div className="min-w-0 flex-[1_1_11rem]">
          <h2 className="text-xl leading-tight [--letter:0.64] wrap-break-word sm:text-2xl">
            <NarrowName>{title}</NarrowName>
          </h2>
          <p className="mt-1.5 wrap-break-word text-on-fill-2">{text}</p>
        </div>
        <div className="flex max-sm:w-full max-sm:*:w-full">{children}</div>
      </div>
      {/* Its own wine would be lost on wine: the gold line keeps it one cloth. */}
      <AsoOkeBand className="border-t border-gold" />
    </Card>
  );
}

/** While another step comes before it. */
function Paused() {
  const { title, text, action } = STEP_WORDS['resume-card'];
  return (
    <Notice tone="warning" title={`${title}.`} action={<ShowCard variant="secondary" label={action} />}>
      {text}
    </Notice>
  );
}

function ShowCard({ label, variant }: { label: string; variant: 'light' | 'secondary' }) {
  const activate = useActivateCard();
  return (
    <Button
      variant={variant}
      busy={activate.isPending}
      busyText="One moment..."
      onClick={() => activate.mutate({}, { onError: (error) => feedback.error(error.message) })}
    >
      {label}
    </Button>
  );
}
