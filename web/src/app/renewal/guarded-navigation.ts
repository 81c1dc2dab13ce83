// Holds a change of page back until its files are here, so that no missing file takes the page away.
import type { ClientInstrumentation } from 'react-router';
import { NO_RESPONSE } from '#platform/api.ts';
import { feedback } from '#ui/feedback.ts';
import { reloadOnce } from './reload-once.ts';
import { fetchFiles, filesFor } from './screen-files.ts';

/** That one is offline, the line on the page says. */
const OPENS_LATER = 'Opens once you are online.';

const mayGo = async (address: string): Promise<boolean> => {
  const arrival = await fetchFiles(filesFor(address));
  if (arrival === 'gone') reloadOnce(address);
  if (arrival === 'unreachable') feedback.error(navigator.onLine ? NO_RESPONSE : OPENS_LATER);
  return arrival === 'here';
};

const never = new Promise<never>(() => undefined);
let latest = 0;

export const guardedNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to }) => {
        latest += 1;
        const own = latest;
        const waits = typeof to === 'string' && filesFor(to).length > 0;
        // A return would let the router go on by itself; a press that another has overtaken leads nowhere.
        if (waits && (!(await mayGo(to)) || own !== latest)) await never;
        await go();
      },
    }),
};
