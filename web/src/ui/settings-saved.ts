// Spec 4 and 8: what a saved setting of privacy says, and for how long.
import { feedback } from './feedback.ts';

export const saySettingsSaved = (): void => {
  feedback.success('Settings saved successfully!', { shownMs: 3_000 });
};
