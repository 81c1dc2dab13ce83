// Whether others see the member's photos before they match.
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/Switch.tsx';
import { patchProfile, useBlurPhotos } from '../profiles.queries.ts';
import { useChosen } from './useChosen.ts';

export function BlurCard({ saved }: { saved: boolean }) {
  const { mutate } = useBlurPhotos();
  const [chosen, change] = useChosen(saved, (blurred, { onSuccess, onError }) => {
    const done = () => {
      patchProfile({ photosBlurred: blurred });
      onSuccess();
    };
    mutate({ body: { blurred } }, { onSuccess: done, onError });
  });
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
