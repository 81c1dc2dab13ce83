// The member's choice of light or dark, kept on this device; without one the device decides.
export type Theme = 'light' | 'dark' | 'device';

const KEY = 'theme';

export function savedTheme(): Theme {
  const saved = localStorage.getItem(KEY);
  return saved === 'light' || saved === 'dark' ? saved : 'device';
}

export function saveTheme(theme: Theme) {
  localStorage.setItem(KEY, theme);
  applySavedTheme();
}

export function applySavedTheme() {
  const theme = savedTheme();
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
