// The member's picture with its change: choose, look, save or cancel; name and words beside it.

import type { AuthUser } from '@ijeuwa/contract/accounts';
import { likenessOf } from '@ijeuwa/contract/likeness';
import { PHOTO_ACCEPT, PHOTOS_MAX, type Photo } from '@ijeuwa/contract/photos';
import { Camera } from 'lucide-react';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { ReplaceChoice } from './ReplaceChoice.tsx';
import { useNewFace } from './useNewFace.ts';

export function ProfileFace({ user, pictures }: { user: AuthUser; pictures: readonly Photo[] }) {
  const face = useNewFace();
  const full = pictures.length >= PHOTOS_MAX;
  return (
    <section aria-label="Profile picture" className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-4 text-center sm:flex-row sm:text-left">
        <Avatar
          src={face.preview ?? user.image}
          likeness={likenessOf(user.gender)}
          size="xl"
          alt={face.preview ? 'Preview of your new picture' : `${user.name}`}
        />
        <div className="flex min-w-0 flex-col items-center gap-2 sm:items-start">
          <h2 className="text-2xl">{user.name}</h2>
          <p className="max-w-xl whitespace-pre-line text-ink-2">
            {user.bio || 'Say a few words about yourself, so people can get to know you.'}
          </p>
          {face.preview ? (
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="secondary" size="sm" onClick={face.cancel}>
                Cancel
              </Button>
              <Button
                size="sm"
                busy={face.busy}
                busyText="Saving..."
                disabled={full && !face.replaces}
                onClick={face.save}
              >
                Save Image
              </Button>
            </div>
          ) : (
            <FileButton
              label="Change picture"
              accept={PHOTO_ACCEPT}
              size="sm"
              icon={<Camera aria-hidden="true" className="size-5" />}
              onFiles={([file]) => file && void face.choose(file)}
            />
          )}
        </div>
      </div>
      {face.preview && full && (
        <ReplaceChoice pictures={pictures} chosen={face.replaces} onChoose={face.replace} />
      )}
    </section>
  );
}
