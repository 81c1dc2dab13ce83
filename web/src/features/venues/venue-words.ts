// What is said about a venue: its category, its price, how many it holds, and what its pictures show.
import type { Venue, VenueCategory, VenuePicture } from '@ijeuwa/contract/venues';
import { formatMoney, formatNumber } from '#ui/format.ts';

export const CATEGORY_WORDS: Record<VenueCategory, string> = {
  indoor: 'Indoor',
  outdoor: 'Outdoor',
  rustic: 'Rustic',
  modern: 'Modern',
};

export const priceOf = ({ price }: Venue): string => `${formatMoney(price)} a day`;
export const capacityOf = ({ capacity }: Venue): string => `up to ${formatNumber(capacity)} guests`;

/** Only what was measured, or is an example in the demonstration, has one. */
export const ratingOf = ({ rating, reviews }: Venue): string | undefined =>
  rating === null || reviews === null
    ? undefined
    : `${rating.toFixed(1)} of 5, ${formatNumber(reviews)} reviews`;

export const PICTURE_WORDS: Record<VenuePicture, string> = {
  'venue-hall': 'A tall hall under carved beams, with a red carpet to the high table',
  'venue-ballroom': 'A ballroom with drums on the stage and room to dance',
  'venue-lagoon': 'Chairs before an arch of flowers on the lagoon, between palms',
  'venue-garden': 'Laid tables under jacarandas, with hills behind them',
  'venue-barn': 'A house of red earth under thatch, adire at its door',
  'venue-pavilion': 'A pavilion of glass, and Aso Rock behind it',
  'venue-tables': 'A table laid with jollof, flowers and candles',
  'venue-stage': 'Two high seats for the couple before a wine-red drape',
  'venue-aisle': 'The way between the rows to an arch of flowers',
};

export const drawnAt = (name: string): string => `/drawn/${name}.svg`;
/** All of them are drawn in this shape. */
export const DRAWN_SIZE = { width: 1200, height: 800 };
