// Puts the couples room together: who is a couple, and what the two answer about each other.
import { type CouplesNeeds, makeCouples } from './couples.service.ts';
import { makeQuestionnaire, type QuestionnaireNeeds } from './questionnaire/questionnaire.service.ts';

export const makeCouplesRoom = (needs: CouplesNeeds & QuestionnaireNeeds) => ({
  ...makeCouples(needs),
  questionnaire: makeQuestionnaire(needs),
});
export type CouplesRoom = ReturnType<typeof makeCouplesRoom>;
