// What of a VIP profile was typed and not sent: kept on this device, so that a way to the profile and back loses nothing.
import type { Draft } from '#platform/form/useHeldForm.ts';
import { drop, keep, placeOf, read } from '#platform/kept-here.ts';

/** The same with a case and without: one may come of a package while its profile is being typed. */
export const vipDraft = <V>(memberId: string): Draft<V> => {
  const place = placeOf('vipDraft', memberId, 'new');
  return {
    read: () => {
      try {
        return JSON.parse(read(place) ?? '{}') as Partial<V>;
      } catch {
        return {};
      }
    },
    keep: (values) => keep(place, JSON.stringify(values)),
    forget: () => drop(place),
  };
};
