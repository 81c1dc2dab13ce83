// Puts what stands in content/ into the catalogue, and the free days into the diary; what the database has already stays.
import type { Features } from './wire-features.ts';

/** All but the counsellors, who are invented: the demonstration alone begins with those. */
export const seedContent = async (features: Features): Promise<void> => {
  await features.billing.packages.seed();
  await features.billing.codes.seed();
  await features.help.seed();
  await features.help.resources.seed();
  await features.liveChat.answers.seed();
  await features.therapy.offers.seed();
  await features.therapy.texts.seed();
  await features.vip.entries.seed();
  await features.venues.seed();
  await features.events.seed();
  await features.schedule.seedHolidays();
};
