// What one sees of oneself, the release, and what both see once both have released theirs.
import {
  AREA_ANSWERS_MIN,
  AREA_NAMES,
  type ForTwo,
  type Questionnaire,
  RELEASE_AREAS_MIN,
  RELEASES_A_DAY,
} from '@ijeuwa/contract/questionnaire';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { HelpAlone } from './HelpAlone.tsx';
import { firstOpenPage } from './pages.ts';
import { useReleaseReplies, useWithholdReplies } from './questionnaire.queries.ts';
import { Withdraw } from './Withdraw.tsx';

type ResultsProps = { of: Questionnaire; onAnswer: (fromPage: number) => void };
const toldFailure = { onError: ({ message }: Error) => feedback.error(message) };

export function Results({ of, onAnswer }: ResultsProps) {
  const [asking, setAsking] = useState<'release'>();
  const release = useReleaseReplies();
  const withhold = useWithholdReplies();
  const { partner, own, forTwo, releasedAt, releaseLapsed } = of;
  const first = firstNameOf(partner.name);
  const openPage = firstOpenPage(of);
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-col gap-6">
      {own.helpFirst && <HelpAlone first />}
      {forTwo && <Both of={forTwo} first={first} />}
      {releasedAt && !forTwo && (
        <Notice tone="info" title="You have released yours.">
          What both of you see appears here once {first} has released theirs too.
        </Notice>
      )}
      {releaseLapsed && (
        <Notice tone="info" title="Your release has been undone.">
          {first} took theirs back, and with it yours. To see it together again, please release yours anew.
        </Notice>
      )}
      {openPage !== undefined && !releasedAt && (
        <GoOn of={of} onGoOn={() => onAnswer(openPage)}>
          {of.replies.length === 0 && <Withdraw />}
        </GoOn>
      )}
      {of.replies.length > 0 && (
        <Card as="section" aria-labelledby="own-areas" className="flex flex-col gap-4">
          <div>
            <h2 id="own-areas" className="text-xl">
              Yours, for you alone
            </h2>
            <p className="text-ink-2">How well each area stands by your own answers, from 0 to 100.</p>
          </div>
          {own.tooGood && (
            <p>
              Some of your answers sound better than life is with anybody. It is worth looking at them once
              more.
            </p>
          )}
          <OwnAreas of={of} />
          {releasedAt && (
            <p className="text-sm text-ink-2">
              To change your answers, take the release back first. That undoes {first}’s too: both of you then
              release anew.
            </p>
          )}
          {!releasedAt && own.areasToRelease > 0 && (
            <p id="too-few" className="text-sm text-ink-2">
              You can release it to {first} once {RELEASE_AREAS_MIN} areas have {AREA_ANSWERS_MIN} answers
              each: {own.areasToRelease} more to go.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {releasedAt ? (
              <Button
                variant="secondary"
                busy={withhold.isPending}
                onClick={() => withhold.mutate({}, toldFailure)}
              >
                Take the release back
              </Button>
            ) : (
              <>
                <Button
                  variant={openPage === undefined ? 'primary' : 'secondary'}
                  disabled={own.areasToRelease > 0}
                  aria-describedby={own.areasToRelease > 0 ? 'too-few' : undefined}
                  onClick={() => setAsking('release')}
                >
                  Release to {first}
                </Button>
                <Button variant="secondary" onClick={() => onAnswer(0)}>
                  Change my answers
                </Button>
              </>
            )}
            <Withdraw />
          </div>
        </Card>
      )}
      {!own.helpFirst && <HelpAlone first={false} />}
      <ConfirmModal
        open={asking === 'release'}
        title={`Release to ${first}?`}
        confirmLabel="Release"
        busy={release.isPending}
        onClose={close}
        onConfirm={() => release.mutate({}, { ...toldFailure, onSuccess: close })}
      >
        Once both of you have released, both see on how many statements of an area you both stand well, and
        what to talk about. {first} is shown no answer of yours, and nothing about safety or candour. You can
        release {RELEASES_A_DAY} times a day.
      </ConfirmModal>
    </div>
  );
}

type GoOnProps = { of: Questionnaire; onGoOn: () => void; children: ReactNode };

/** What is not answered yet, and the way on from there. */
function GoOn({ of: { statements, replies }, onGoOn, children }: GoOnProps) {
  return (
    <Card as="section" aria-labelledby="go-on" className="flex flex-col gap-4">
      <h2 id="go-on" className="text-xl">
        {replies.length === 0 ? 'Nothing is answered yet' : 'You are not through yet'}
      </h2>
      <ProgressBar value={Math.round((replies.length / statements.length) * 100)} label="Answered" />
      <p className="text-ink-2">
        {replies.length} of {statements.length} statements are answered and kept. You may leave out what you
        do not wish to answer.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{replies.length === 0 ? 'Answer the first page' : 'Continue'}</Button>
        {children}
      </div>
    </Card>
  );
}

/** An area says something once it has answers enough. */
function OwnAreas({ of: { own, statements, replies } }: { of: Questionnaire }) {
  const shown = own.areas.filter(({ mean }) => mean !== null);
  const none = own.areas.filter(({ mean }) => mean === null);
  const isAnswered = (id: string) => replies.some((reply) => reply.id === id);
  const countIn = (area: string) =>
    statements.filter(({ id, part }) => part === area && isAnswered(id)).length;
  const named = (areas: typeof none) => areas.map(({ area }) => AREA_NAMES[area]).join(', ');
  const undiscussed = none.filter(({ area }) => countIn(area) >= AREA_ANSWERS_MIN);
  const open = none.filter((one) => !undiscussed.includes(one));
  return (
    <>
      {shown.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {shown.map(({ area, mean }) => (
            <ProgressBar key={area} value={mean ?? 0} label={AREA_NAMES[area]} />
          ))}
        </div>
      )}
      {open.length > 0 && (
        <p className="text-sm text-ink-2">
          {shown.length === 0 ? 'An area shows' : `${named(open)}: shown`} here once it has {AREA_ANSWERS_MIN}{' '}
          answers.
        </p>
      )}
      {undiscussed.length > 0 && (
        <p className="text-sm text-ink-2">Mostly never discussed so far: {named(undiscussed)}.</p>
      )}
    </>
  );
}

function Both({ of: { areas, topics }, first }: { of: ForTwo; first: string }) {
  return (
    <Card as="section" tone="gold" aria-labelledby="for-two" className="flex flex-col gap-4">
      <div>
        <h2 id="for-two" className="text-xl">
          You and {first}
        </h2>
        <p>Both of you see this, and no answer of the other.</p>
      </div>
      <FactList
        facts={areas.map(({ area, bothWell }) => ({
          label: AREA_NAMES[area],
          value: bothWell ? `Both well on ${bothWell.on} of ${bothWell.of}` : 'Too few answers of both',
        }))}
      />
      <h3 className="text-lg">Worth an evening</h3>
      {topics.length === 0 ? (
        <p>You stand close together on all that both of you answered.</p>
      ) : (
        <ul className="marks-diamond flex flex-col gap-2">
          {topics.map(({ area, topic }) => (
            <li key={`${area} ${topic}`}>
              {topic} <span className="text-ink-2">({AREA_NAMES[area]})</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
