// The four stages of onboarding, each with how far one is and where Back leads (spec 2).
import { paths } from '#platform/paths.ts';

export type Stage = { path: string; label: string; percent: number; back?: string };

const STAGES: readonly Stage[] = [
  { path: paths.gettingStarted, label: 'Your profile', percent: 25 },
  {
    path: paths.privacySelection,
    label: 'Your package',
    percent: 50,
    back: `${paths.gettingStarted}?screen=plans`,
  },
  { path: paths.paymentConfirmation, label: 'Payment', percent: 75, back: paths.privacySelection },
  { path: paths.profileSubmitted, label: 'Done', percent: 100 },
];

export const stageAt = (path: string): Stage =>
  STAGES.find((stage) => stage.path === path.replace(/\/$/, '')) ?? STAGES[0]!;
