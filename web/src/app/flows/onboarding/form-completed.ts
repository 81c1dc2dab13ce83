// A note on this device that onboarding was finished; the server knows better and is asked.
import { keep } from '#platform/kept-here.ts';

export const rememberFormCompleted = (): void => {
  keep('formCompleted', 'true');
};
