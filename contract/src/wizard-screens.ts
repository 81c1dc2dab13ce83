// The screens of the wizard, in their order: the specification's three steps, one group of questions a screen.
export const WIZARD_STEPS = [
  { name: 'Basic Info', screens: ['photos', 'about', 'home'] },
  { name: 'Personal Details', screens: ['faith', 'family', 'work', 'story'] },
  { name: 'Preferences', screens: ['partner', 'values', 'plans'] },
] as const;

export const WIZARD_SCREENS = WIZARD_STEPS.flatMap(({ screens }) => [...screens]) as [
  WizardScreen,
  ...WizardScreen[],
];
export type WizardScreen = (typeof WIZARD_STEPS)[number]['screens'][number];

export const placeOf = (screen: WizardScreen): number => WIZARD_SCREENS.indexOf(screen);

/** The step in which a screen stands, 1 to 3. */
export const stepOf = (screen: WizardScreen): number =>
  WIZARD_STEPS.findIndex(({ screens }) => (screens as readonly WizardScreen[]).includes(screen)) + 1;
