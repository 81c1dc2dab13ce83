// The four stages of onboarding, each a quarter of the way, and where Back leads (spec 2).
import { paths } from '#platform/paths.ts';

type Stage = { path: string; label: string; stage: 1 | 2 | 3 | 4; back?: string };

const STAGES: readonly Stage[] = [
  { path: paths.gettingStarted, label: 'Your profile', stage: 1 },
  {
    path: paths.privacySelection,
    label: 'Your package',
    stage: 2,
    back: `${paths.gettingStarted}?screen=words`,
  },
  { path: paths.paymentConfirmation, label: 'Payment', stage: 3, back: paths.privacySelection },
  { path: paths.profileSubmitted, label: 'Done', stage: 4 },
];

export const stageAt = (path: string): Stage =>
  STAGES.find((stage) => stage.path === path.replace(/\/$/, '')) ?? STAGES[0]!;
