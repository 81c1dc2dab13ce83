// The member's own page: face and facts, what they wrote, photos, and the ways to their settings.

import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { PhotoManager } from '../photos/PhotoManager.tsx';
import { PhotosSkeleton } from '../photos/PhotosSkeleton.tsx';
import { useProfile } from '../profiles.queries.ts';
import { StorySection } from '../story/StorySection.tsx';
import { EditProfileModal } from './EditProfileModal.tsx';
import { OwnSettings } from './OwnSettings.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { ProfileFace } from './ProfileFace.tsx';

export default function ProfileScreen() {
  const user = useMember();
  const [editing, setEditing] = useState(false);
  const { data, error, isFetching, refetch } = useProfile();
  return (
    <Page
      title={places.profile.name}
      back={places.dashboard.to}
      actions={
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => setEditing(true)}
        >
          Edit Profile
        </Button>
      }
    >
      <ProfileFace user={user} pictures={data?.pictures ?? []} />
      <ProfileCards user={user} />
      {data && <OwnRecord profile={data} />}
      {!data && error && (
        <ErrorState
          title="Your photos did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PhotosSkeleton />}
      <OwnSettings visibility={data?.visibility} />
      {editing && (
        <EditProfileModal
          user={user}
          consents={data?.consentedAt != null}
          onClose={() => setEditing(false)}
        />
      )}
    </Page>
  );
}

function OwnRecord({ profile }: { profile: MatrimonyProfile }) {
  return (
    <>
      <StorySection consents={profile.consentedAt !== null} />
      <section aria-labelledby="own-photos" className="flex flex-col gap-4">
        <SectionHeading id="own-photos">Photos</SectionHeading>
        <PhotoManager labelHidden pictures={profile.pictures} />
      </section>
    </>
  );
}
