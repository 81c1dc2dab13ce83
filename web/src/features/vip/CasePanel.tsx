// The member’s case: how far it is, whose it is, what was promised and not kept, the plan, and who is proposed.
import { findVip, pauseVip, resumeVip, type VipCase, type VipView } from '@ijeuwa/contract/vip';
import { paths } from '#platform/paths.ts';
import { keyOf, queryClient, useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { Conversation } from './Conversation.tsx';
import { HowItWent } from './HowItWent.tsx';
import { PersonProposed, type Photos } from './PersonProposed.tsx';
import { fewWords, fitsWords, includedWords, isPast, missedWords, stateWords } from './vip-words.ts';

const dueFact = (moment: string | null, ahead: string, passed: string) =>
  moment ? [{ label: isPast(moment) ? passed : ahead, value: formatDateTime(moment) }] : [];

/** As the server says it by now. */
const isAsked = (id: string): boolean =>
  queryClient
    .getQueryData<VipView>(keyOf(findVip))
    ?.case?.proposals.some(({ _id, state }) => _id === id && state === 'asked') ?? false;

type CasePanelProps = {
  one: VipCase;
  /** How many fit stands here; not where the welcome above says it. */
  counted?: boolean;
  included: VipView['included'];
  photos: Photos;
};

export function CasePanel({ one, counted = true, included, photos }: CasePanelProps) {
  const { title, next } = stateWords(one);
  const facts = [
    { label: 'Your matchmaker', value: one.owner ?? 'On the way to you' },
    ...dueFact(one.ownerDueAt, 'With you by', 'Was promised by'),
    ...dueFact(one.dueAt, 'You hear of people by', 'People were promised by'),
    ...(one.servedUntil && !isPast(one.servedUntil)
      ? [
          {
            label:
              one.ground === 'payment' ? 'Paid until' : `With ${included?.package ?? 'your package'} until`,
            value: formatDate(one.servedUntil),
          },
        ]
      : []),
  ];
  const said = one.proposals.flatMap(({ state, why }) => (state === 'offered' && why ? [why] : []));
  /** Said of more than one of them: it stands once, above. */
  const ofAll = new Set(said.filter((why, at) => said.indexOf(why) !== at));
  const waiting = one.proposals.flatMap(({ card, state, ...rest }) =>
    card && state === 'offered' ? [{ ...rest, card }] : [],
  );
  return (
    <Card as="section" aria-labelledby="vip-case" className="flex flex-col gap-4">
      <div>
        <h2 id="vip-case" className="text-2xl">
          {title}
        </h2>
        <p className="text-ink-2">{next}</p>
        {counted && <p className="mt-2">{fewWords(one) ?? fitsWords(one)}</p>}
      </div>
      {one.missed.map((what) => (
        <Notice key={what} tone="warning">
          {missedWords(what, one.ground)}
        </Notice>
      ))}
      {one.ground && <FactList facts={facts} />}
      {one.ground === 'payment' && included && (
        <p className="rounded-lg bg-paper-2 p-3 text-sm">
          {includedWords(included)} It goes on once what you paid for ends.
        </p>
      )}
      {one.strategy && (
        <section className="rounded-lg bg-paper-2 p-4">
          <h3 className="text-lg">The plan of your search</h3>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{one.strategy}</p>
        </section>
      )}
      {[...ofAll].map((why) => (
        <p key={why} className="rounded-lg bg-paper-2 p-3 text-sm wrap-anywhere">
          {why}
        </p>
      ))}
      {waiting.length > 0 && (
        <ul aria-label="Proposed" className="grid gap-4 sm:grid-cols-2">
          {waiting.map(({ _id, card, why, answerUntil }) => (
            <PersonProposed
              key={_id}
              id={_id}
              card={card}
              why={why && ofAll.has(why) ? null : why}
              answerUntil={answerUntil}
              saidYes={() => (isAsked(_id) ? 'Thank you. We ask them now.' : undefined)}
              photos={photos}
            />
          ))}
        </ul>
      )}
      {one.proposals.map(
        ({ _id, state, name, matchId, toldHow }) =>
          state !== 'offered' && (
            <div key={_id} className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
                {state === 'matched' && `You and ${name} are matched.`}
                {state === 'asked' && `We have asked ${name}.`}
                {state === 'declined' && `You said no to ${name}.`}
                {state === 'over' && 'This one did not come about.'}
              </p>
              {matchId && (
                <ButtonLink size="sm" to={paths.chat(matchId)}>
                  Say hello
                </ButtonLink>
              )}
              {state === 'matched' && <HowItWent id={_id} name={name} toldHow={toldHow} />}
            </div>
          ),
      )}
      {one.ground && <Conversation one={one} />}
      <PauseCase one={one} />
    </Card>
  );
}

/** The clock of a case that runs stands still, and goes on. */
function PauseCase({ one }: { one: VipCase }) {
  const pause = useChange(pauseVip, { renews: [findVip] });
  const resume = useChange(resumeVip, { renews: [findVip] });
  const onError = ({ message }: { message: string }) => feedback.error(message);
  if (one.state === 'paused')
    return (
      <Button
        className="self-start"
        busy={resume.isPending}
        busyText="..."
        onClick={() => resume.mutate({}, { onError })}
      >
        Go on
      </Button>
    );
  return (
    one.ground && (
      <Button
        variant="secondary"
        className="self-start"
        busy={pause.isPending}
        busyText="..."
        onClick={() => pause.mutate({}, { onError })}
      >
        Pause
      </Button>
    )
  );
}
