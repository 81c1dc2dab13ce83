// Counsellors as screen tests know them.

import type { Counsellor } from '@ijeuwa/contract/counselling';
import type { Therapy } from '@ijeuwa/contract/therapy';

export const BELLO: Counsellor = {
  id: 'ibrahim-bello',
  name: 'Dr Ibrahim Bello',
  title: 'PhD, Clinical Psychology',
  specialties: ['Anger', 'Trust after an affair'],
  category: 'clinical',
  rating: 4.9,
  reviews: 128,
  priceNGN: 150_000,
  priceUSD: 93.75,
  availability: 'Mon, Wed, Fri',
  zone: 'Africa/Lagos',
  bio: 'He asks what happened before he asks who is to blame.',
  languages: ['English', 'Hausa'],
  licence: { body: 'Nigerian Psychological Association', checked: true, checkedOn: '2026-11-02' },
  image: '/drawn/counsellors/ibrahim-bello.svg',
  likeness: 'man',
};
export const EKANEM: Counsellor = {
  ...BELLO,
  id: 'ubong-ekanem',
  name: 'Mr Ubong Ekanem',
  category: 'family',
  rating: null,
  reviews: 0,
  priceNGN: 100_000,
  priceUSD: 62.5,
  licence: null,
  image: '',
};

export const THERAPY: Therapy = {
  packages: [],
  fee: { priceNGN: 10_000, priceUSD: 6.25 },
  bank: { bankName: '', accountName: '', accountNumber: '', demonstration: true },
};
