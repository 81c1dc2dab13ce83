// A note on this device that onboarding was finished; the server knows better and is asked.
const KEPT = 'formCompleted';

export const rememberFormCompleted = (): void => {
  try {
    localStorage.setItem(KEPT, 'true');
  } catch {
    // A browser that keeps nothing asks the server.
  }
};
