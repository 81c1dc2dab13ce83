// /relationship-score: how prepared the member is, in points, and what to do for the rest.
import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { SCORE_MAX } from '@ijeuwa/contract/score';
import { places } from '#platform/places.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyPicture } from '#ui/EmptyPicture.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useDashboard } from './dashboard.queries.ts';
import { ScoreLines } from './ScoreLines.tsx';
import { changeInWords } from './score-words.ts';

export default function RelationshipScoreScreen() {
  const { data, error, isFetching, refetch } = useDashboard();
  return (
    <Page
      title={places.relationshipScore.name}
      intro="How ready you are to be introduced. Only what you do yourself counts, not what you pay and not what others do. Nobody else sees it."
    >
      {data && <Score stats={data} />}
      {!data && !error && <SkeletonRows rows={6} faces={false} label="Loading your score..." />}
      {!data && error && (
        <ErrorState
          title="Your score did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Score({ stats }: { stats: DashboardStats }) {
  const { relationshipScore: score, relationshipScoreChange: change, prepared } = stats;
  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <Card as="section" tone="gold" aria-labelledby="score" className="flex flex-col gap-3">
        {score === 0 && <EmptyPicture name="people" className="mx-auto block h-28 max-w-full" />}
        <h2 id="score" className="font-sans text-base font-semibold">
          Your score
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-6xl leading-none font-semibold">{score}</span> of {SCORE_MAX}
        </p>
        <ProgressBar value={score} label="Relationship score" labelHidden />
        {change !== null && <p>{changeInWords(change)}</p>}
        {score === 0 && <p>Every step here adds points. Begin with the one you like.</p>}
        {score === SCORE_MAX && <p className="font-semibold">You are as ready as anybody can be.</p>}
      </Card>
      <ScoreLines own={prepared} />
    </div>
  );
}
