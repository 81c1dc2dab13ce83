// /questionnaire: forty statements for each of a couple, what one sees of oneself, and what both see once both wish to.
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { Beginning } from './Beginning.tsx';
import { QuickExit } from './QuickExit.tsx';
import { useQuestionnaire } from './questionnaire.queries.ts';
import { Results } from './Results.tsx';
import { Statements } from './Statements.tsx';

export default function QuestionnaireScreen() {
  const { data, error, isFetching, refetch } = useQuestionnaire();
  const [answering, setAnswering] = useState(false);
  const found = data?.questionnaire;
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
          title="This is for two who are a couple here."
          picture="letters"
          action={<ButtonLink to={paths.messages}>Open your messages</ButtonLink>}
        >
          Once both of you say so in your conversation, each can answer it alone.
        </EmptyState>
      )}
      {found && answering && <Statements of={found} onDone={() => setAnswering(false)} />}
      {found && !answering && !found.savedAt && (
        <Beginning partner={found.partner.name} onBegin={() => setAnswering(true)} />
      )}
      {found && !answering && found.savedAt && <Results of={found} onAnswer={() => setAnswering(true)} />}
    </Page>
  );
}
