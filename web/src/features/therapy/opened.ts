// Which of the page’s dialogs stands open; each leads to the next by naming it.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { TherapyPackage, TherapyPlan } from '@ijeuwa/contract/therapy';
import type { ReactNode } from 'react';
import type { TherapyService } from './therapy-words.ts';

export type Opened =
  | { dialog: 'book' | 'session' | 'plans' | 'approach' | 'booked' | 'failed' }
  | { dialog: 'startAssessment' | 'assessment' | 'assessmentSent' }
  | { dialog: 'select'; chosen: TherapyPackage }
  | { dialog: 'confirmed'; plan: TherapyPlan }
  | { dialog: 'more'; service: TherapyService }
  | { dialog: 'pay'; quote: ServiceQuote };

export type Open = (next: Opened | undefined) => void;

/** How something is paid, of another room: in here only the price is known. */
export type RenderPay = (asked: {
  quote: ServiceQuote;
  onPaid: () => void;
  onLeave: () => void;
}) => ReactNode;
