// Looks at the gallery by day, by night, or as the device has it.
import { Select } from '../Select.tsx';
import { saveTheme, THEMES, useTheme } from '../theme.ts';

export function ThemeChoice() {
  return (
    <Select
      label="Theme"
      labelHidden
      options={THEMES}
      value={useTheme()}
      onChange={({ target }) => saveTheme(target.value)}
    />
  );
}
