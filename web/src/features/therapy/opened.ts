// Which of the page’s dialogs stands open; each leads to the next by naming it.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import type { GuidanceText } from '@ijeuwa/contract/guidance';
import type { Appointment, AppointmentKind } from '@ijeuwa/contract/schedule';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { TherapyPackage, TherapyPlan } from '@ijeuwa/contract/therapy';
import type { ReactNode } from 'react';
import type { FieldErrors } from '#platform/form/form-errors.ts';

export type Opened =
  | { dialog: 'book' | 'session' | 'plans' | 'approach' | 'failed' }
  | { dialog: 'booked'; made: Appointment; mailed: boolean }
  | { dialog: 'startAssessment' | 'assessment' | 'assessmentSent' }
  | { dialog: 'select'; chosen: TherapyPackage }
  | { dialog: 'confirmed'; plan: TherapyPlan }
  | { dialog: 'more'; service: GuidanceText }
  | { dialog: 'pay'; quote: ServiceQuote };

export type Open = (next: Opened | undefined) => void;

/** With whom and when, out of the really free times: of the room that keeps them. */
export type RenderTime = (asked: {
  kind: AppointmentKind;
  counsellors: readonly Counsellor[];
  values: { counsellor: string; date: string; startsAt: string };
  errors: FieldErrors;
  /** What was taken meanwhile, and the nearest that are free. */
  taken: { message: string; nearest: readonly string[] } | undefined;
  set: (change: { counsellor?: string; date?: string; startsAt?: string }) => void;
}) => ReactNode;

/** How something is paid, of another room: in here only the price is known. */
export type RenderPay = (asked: {
  quote: ServiceQuote;
  onPaid: () => void;
  onLeave: () => void;
}) => ReactNode;
