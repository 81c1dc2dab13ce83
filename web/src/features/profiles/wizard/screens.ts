// The screens as they are walked: those of the three steps, and at the end one that may be left empty.
import { stepOf, WIZARD_SCREENS, WIZARD_STEPS, type WizardScreen } from '@ijeuwa/contract/wizard-screens';

/** One's own words are no part of a step: they are asked once all three are saved. */
export type Screen = WizardScreen | 'words';
export const SCREENS: readonly Screen[] = [...WIZARD_SCREENS, 'words'];

const isOfStep = (screen: Screen): screen is WizardScreen => screen !== 'words';

/** What stands above the title. */
export const lineOf = (screen: Screen): string => {
  if (!isOfStep(screen)) return 'If you like';
  const step = stepOf(screen);
  return `Step ${step} of ${WIZARD_STEPS.length}: ${WIZARD_STEPS[step - 1]?.name}`;
};

const ABOUT_WISHES = 3;
export const isAboutWishes = (screen: Screen): boolean => isOfStep(screen) && stepOf(screen) === ABOUT_WISHES;
