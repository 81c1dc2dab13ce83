// What every screen of the wizard is given.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';

export type ScreenProps = {
  /** Whose what is typed is, on this device. */
  owner: string;
  profile: MatrimonyProfile;
  arrived: boolean;
  onSaved: () => void | Promise<void>;
  onBack?: () => void;
  onLater: () => void;
};
