// /questionnaire: forty statements for each of a couple, what one sees of oneself, and what both see once both wish to.
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { Beginning } from './Beginning.tsx';
import { pageIn, pagesOf } from './pages.ts';
import { QuickExit } from './QuickExit.tsx';
import { useQuestionnaire } from './questionnaire.queries.ts';
import { Results } from './Results.tsx';
import { Statements } from './Statements.tsx';
import { Withdraw } from './Withdraw.tsx';

export default function QuestionnaireScreen() {
  const { data, error, isFetching, refetch } = useQuestionnaire();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [agreed, setAgreed] = useState(false);
  const found = data?.questionnaire;
  // Each page is an entry of the browser’s history: Back goes one page back, and not away from all that was answered.
  const page = pageIn(search, found ? pagesOf(found.statements).length : 0);
  const answering = page !== undefined && !found?.releasedAt && (agreed || Boolean(found?.savedAt));
  const open = (at: number) => navigate(`?page=${at + 1}`, { state: { before: page } });
  const goBack = (to: number) =>
    state?.before === to ? navigate(-1) : navigate(`?page=${to + 1}`, { replace: true });
  // Whoever had it open while the two became a couple no longer is told what becomes of their answers.
  const had = useRef(false);
  if (found) had.current = true;
  return (
    <Page
      title={places.questionnaire.name}
      width="narrow"
      intro={found ? 'Eight areas, for the two of you.' : undefined}
      actions={<QuickExit />}
    >
      {!data && !error && <SkeletonText lines={6} label="Loading the questionnaire..." />}
      {!data && error && (
        <ErrorState
          title="The questionnaire did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {found === null && (
        <EmptyState
          title="This is for two people who are a couple here."
          picture="letters"
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={paths.messages}>Open your messages</ButtonLink>
              {data?.kept && <Withdraw />}
            </span>
          }
        >
          {had.current
            ? 'You two are a couple here no longer, so nothing of it is shown to both any more. What you saved stays yours alone.'
            : data?.kept
              ? 'What you answered before is kept for you alone, until you withdraw your consent.'
              : 'Once both of you say so in your conversation, each can answer it alone.'}
        </EmptyState>
      )}
      {found && answering && (
        <Statements
          of={found}
          page={page}
          onBack={() => void goBack(page - 1)}
          onNext={() => void open(page + 1)}
          onDone={() => void navigate('.', { replace: true })}
        />
      )}
      {found && !answering && !found.savedAt && (
        <Beginning
          partner={found.partner.name}
          onBegin={() => {
            setAgreed(true);
            void open(0);
          }}
        />
      )}
      {found && !answering && found.savedAt && <Results of={found} onAnswer={(at) => void open(at)} />}
    </Page>
  );
}
