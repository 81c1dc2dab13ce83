// Looks at the gallery by day, by night, or as the device has it.
import { useState } from 'react';
import { Select } from '../Select.tsx';
import { savedTheme, saveTheme, type Theme } from '../theme.ts';

const THEMES: { value: Theme; label: string }[] = [
  { value: 'device', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(savedTheme);
  return (
    <Select
      label="Theme"
      labelHidden
      options={THEMES}
      value={theme}
      onChange={(event) => {
        const chosen = THEMES.find((option) => option.value === event.target.value)?.value ?? 'device';
        saveTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
