// The preferences, and beside them what each wish costs.

import { WishCost } from '../../../features/matching/WishCost.tsx';
import { PreferenceScreen } from '../../../features/profiles/preference/PreferenceScreen.tsx';

import { FewPeople } from './FewPeople.tsx';

export default function PreferencePage() {
  return (
    <PreferenceScreen
      cost={
        <>
          <WishCost />
          <FewPeople />
        </>
      }
    />
  );
}
