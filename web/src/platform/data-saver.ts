// Whether this device saves data: as its member chose, else as the browser says. The server reads the same cookie.
const COOKIE = 'ijeuwa_saver';

type Connection = { saveData?: boolean };

export const savesData = (): boolean => {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(on|off)`).exec(document.cookie)?.[1];
  if (chosen) return chosen === 'on';
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true;
};
