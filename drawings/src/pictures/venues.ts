// The pictures of venues and partners, by the names that the catalogue and the pages know them by.
import { aisle, stage, tables } from './venues/details.ts';
import { ballroom, hall, pavilion } from './venues/indoors.ts';
import { barn, garden, lagoon } from './venues/outdoors.ts';
import { bridal, honeymoon } from './venues/partners.ts';

export const VENUE_DRAWINGS = {
  'venue-hall': hall,
  'venue-ballroom': ballroom,
  'venue-lagoon': lagoon,
  'venue-garden': garden,
  'venue-barn': barn,
  'venue-pavilion': pavilion,
  'venue-tables': tables,
  'venue-stage': stage,
  'venue-aisle': aisle,
  'partner-bridal': bridal,
  'partner-honeymoon': honeymoon,
};
