// Spec 4 and 8: what a saved setting of privacy says, and for how long.
export const SETTINGS_SAVED = 'Settings saved successfully!';
export const SETTINGS_SAVED_SHOWN_MS = 3_000;
