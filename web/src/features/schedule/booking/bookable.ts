// What a booking needs to know of a counsellor.
import type { Counsellor } from '@ijeuwa/contract/counselling';

export type Bookable = Pick<Counsellor, 'id' | 'name' | 'priceNGN' | 'priceUSD' | 'zone'>;
