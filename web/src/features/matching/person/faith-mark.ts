// The small picture beside a faith.
import type { Religion } from '@ijeuwa/contract/person';
import { Church, HandHeart, type LucideIcon, MoonStar } from 'lucide-react';

const MARKS: Partial<Record<Religion, LucideIcon>> = { christianity: Church, islam: MoonStar };

export const faithMark = (religion: Religion | null): LucideIcon =>
  (religion && MARKS[religion]) || HandHeart;
