// What a member may add to the profile of their own accord: words of their own, and details by group.
import { Eye } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonTiles } from '#ui/SkeletonTiles.tsx';
import { useStory } from '../profiles.queries.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { PromptsCard } from './PromptsCard.tsx';
import { DETAIL_GROUPS } from './story-form.ts';

export function StorySection({ consents }: { consents: boolean }) {
  const { _id } = useMember();
  const { data, error, isFetching, refetch } = useStory();
  return (
    <section aria-labelledby="own-story" className="flex flex-col gap-4">
      <SectionHeading id="own-story">More about me</SectionHeading>
      <ButtonLink
        to={paths.person(_id)}
        variant="secondary"
        size="sm"
        className="w-fit"
        icon={<Eye aria-hidden="true" className="size-5" />}
      >
        See mine as others do
      </ButtonLink>
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonTiles label="Loading what you added..." />}
      {data && (
        <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
          <PromptsCard story={data} />
          {DETAIL_GROUPS.map((group) => (
            <DetailsCard key={group.key} group={group} story={data} consents={consents} />
          ))}
        </div>
      )}
    </section>
  );
}
