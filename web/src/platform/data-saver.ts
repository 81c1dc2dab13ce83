// Whether this device saves data: as its member chose, else as the browser says. The server reads the same cookie.
const COOKIE = 'ijeuwa_saver';
const YEAR_SECONDS = 31_536_000;

export type SaverChoice = 'device' | 'on' | 'off';
type Connection = { saveData?: boolean };

export const savesData = (): boolean => {
  const chosen = chosenSaver();
  if (chosen !== 'device') return chosen === 'on';
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
};

export const chosenSaver = (): SaverChoice => {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(on|off)(?:;|$)`).exec(document.cookie)?.[1];
  return chosen === 'on' || chosen === 'off' ? chosen : 'device';
};

export const keepSaver = (choice: SaverChoice): void => {
  const [value, seconds] = choice === 'device' ? ['', 0] : [choice, YEAR_SECONDS];
  // Not in the local storage: the server must know it with every page.
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** Every photo of a member is kept in two sizes, and its signature opens both. */
export const lightAddress = (address: string): string =>
  address.replace(/^(\/api\/photos\/[\w-]+)\/l(?=\?|$)/, '$1/s');
