// Who may see the member: everybody who fits, or only people they liked or matched.
import { PRIVACY } from '@ijeuwa/contract/profiles';
import { Card } from '#ui/Card.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { patchProfile, useSavePrivacy } from '../profiles.queries.ts';
import { useChosen } from './useChosen.ts';

type Privacy = (typeof PRIVACY)[number];
const MEANING: Record<Privacy, string> = {
  Public: 'People who fit your wishes, and whose wishes you fit.',
  Private: 'Only people you liked or matched.',
};
const OPTIONS = PRIVACY.map((value) => ({ value, label: value, description: MEANING[value] }));

export function VisibilityCard({ saved }: { saved: Privacy }) {
  const { mutate } = useSavePrivacy();
  const [chosen, change] = useChosen(saved, (visibility, { onSuccess, onError }) => {
    const done = () => {
      patchProfile({ visibility });
      onSuccess();
    };
    mutate({ body: { visibility } }, { onSuccess: done, onError });
  });
  return (
    <Card as="section">
      <RadioCards
        label="Profile visibility"
        options={OPTIONS}
        value={chosen}
        onChange={(value) => change(value as Privacy)}
      />
    </Card>
  );
}
