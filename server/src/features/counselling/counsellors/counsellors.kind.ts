// Counsellors as a kind of the catalogue: where they are written, and what each must hold to.
import { CounsellorEntry } from '@ijeuwa/contract/counsellors';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';

export const counsellorKind: Kind<CounsellorEntry> = {
  name: 'counsellor',
  work: 'counsellors',
  data: CounsellorEntry,
  written: { list: 'counsellors.json', place: 'position' },
  keyOf: ({ name }) => slugKey(name, 'counsellor'),
  // Nobody writes claims of an invented person by hand, nor who is drawn where.
  onlyInFile: ['demonstration', 'portrait'],
  priced: ['price', 'priceUSD'],
  faultsOf: async ({
    weekdays,
    licenceBody,
    licenceCheckedOn,
  }): Promise<Record<string, string> | undefined> => {
    if (new Set(weekdays).size < weekdays.length) return { weekdays: 'A day stands there twice.' };
    if (licenceCheckedOn !== undefined && licenceBody === undefined)
      return { licenceBody: 'Please name the body in whose register it was seen.' };
    return undefined;
  },
  // What members read as checked was looked at, and in the register of the body that is named.
  faultsAfter(before, { licenceBody, licenceCheckedOn: seen }, day): Record<string, string> | undefined {
    if (seen === undefined) return undefined;
    if (seen > day)
      return { licenceCheckedOn: 'That day is still to come. Please give the day on which it was seen.' };
    const isOfAnother =
      before !== null && before.licenceBody !== licenceBody && before.licenceCheckedOn === seen;
    // Seen today it may have been seen in both.
    if (isOfAnother && seen !== day)
      return {
        licenceCheckedOn: `On that day it was seen with ${before.licenceBody}. Please give the day on which it was seen with ${licenceBody}, or leave it empty.`,
      };
    return undefined;
  },
};
