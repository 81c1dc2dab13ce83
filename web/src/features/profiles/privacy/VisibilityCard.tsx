// Who may see the member: everybody who fits, or only people they liked or matched.
import { PRIVACY } from '@ijeuwa/contract/profiles';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { RadioCards } from '#ui/RadioCards.tsx';
import { patchProfile, useSavePrivacy } from '../profiles.queries.ts';
import { SETTINGS_SAVED, SETTINGS_SAVED_SHOWN_MS } from './settings-saved.ts';

type Privacy = (typeof PRIVACY)[number];
const MEANING: Record<Privacy, string> = {
  Public: 'People who fit your wishes, and whose wishes you fit.',
  Private: 'Only people you liked or matched.',
};
const OPTIONS = PRIVACY.map((value) => ({ value, label: value, description: MEANING[value] }));

export function VisibilityCard({ saved }: { saved: Privacy }) {
  const [chosen, choose] = useState(saved);
  const { mutate, isPending } = useSavePrivacy();
  const change = (visibility: Privacy) => {
    if (isPending) return;
    choose(visibility);
    mutate(
      { body: { visibility } },
      {
        onSuccess: () => {
          patchProfile({ visibility });
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
