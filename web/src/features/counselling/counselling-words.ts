// What the categories of counsellors are called.
import type { CounsellorCategory } from '@ijeuwa/contract/counselling';

export const CATEGORY_WORDS: Record<CounsellorCategory, string> = {
  clinical: 'Clinical',
  family: 'Family',
  premarital: 'Premarital',
};
