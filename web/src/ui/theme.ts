// The member's choice of light or dark, kept on this device; without one the device decides.
import { useSyncExternalStore } from 'react';
import { keep, read } from '#platform/kept-here.ts';

export type Theme = 'device' | 'light' | 'dark';
export const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'device', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const KEY = 'theme';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

function savedTheme(): Theme {
  chosen ??= themeOf(read(KEY));
  return chosen;
}

export function saveTheme(value: string) {
  chosen = themeOf(value);
  keep(KEY, chosen);
  applySavedTheme();
  for (const tell of listeners) tell();
}

export function applySavedTheme() {
  const theme = savedTheme();
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBrowser(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, savedTheme, () => 'device');
}

function themeOf(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'device';
}

function onThemeChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The bars of the browser take the colour of the theme that is shown. */
function colourBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    const { scheme } = meta.dataset;
    meta.media =
      theme === 'device' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}
