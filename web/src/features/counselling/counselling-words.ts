// What stands on the page of the counsellors, as it is written in content/, and what categories are called.
import type { CounsellorCategory } from '@ijeuwa/contract/counselling';
import written from '../../../../content/pages/marriage-counseling.json';

export const { hero, approach, experts, banner, consultation } = written;

export const CATEGORY_WORDS: Record<CounsellorCategory, string> = {
  clinical: 'Clinical',
  family: 'Family',
  premarital: 'Premarital',
};
