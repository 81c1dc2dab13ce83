// Whether others see the member's photos before they match.
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { Switch } from '#ui/Switch.tsx';
import { patchProfile, useBlurPhotos } from '../profiles.queries.ts';
import { SETTINGS_SAVED, SETTINGS_SAVED_SHOWN_MS } from './settings-saved.ts';

export function BlurCard({ saved }: { saved: boolean }) {
  const [chosen, choose] = useState(saved);
  const { mutate, isPending } = useBlurPhotos();
  const change = (blurred: boolean) => {
    if (isPending) return;
    choose(blurred);
    mutate(
      { body: { blurred } },
      {
        onSuccess: () => {
          patchProfile({ photosBlurred: blurred });
          feedback.success(SETTINGS_SAVED, { shownMs: SETTINGS_SAVED_SHOWN_MS });
        },
        onError: ({ message }) => {
          choose(chosen);
          feedback.error(message);
        },
      },
    );
  };
  return (
    <Card as="section" className="flex flex-col gap-1">
      <h3 className="text-lg">Photos</h3>
      <Switch
        label="Blur my photos until we match"
        hint="Others see colours and shapes, and that you show the photos after you match. It may bring you fewer likes."
        checked={chosen}
        onChange={({ target }) => change(target.checked)}
      />
    </Card>
  );
}
