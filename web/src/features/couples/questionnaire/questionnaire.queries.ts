// What the questionnaire asks and changes.
import {
  eraseReplies,
  findQuestionnaire,
  releaseReplies,
  saveReplies,
  withholdReplies,
} from '@ijeuwa/contract/questionnaire';
import { useChange, useRead } from '#platform/queries.ts';

const renews = { renews: [findQuestionnaire] };
export const useQuestionnaire = () => useRead(findQuestionnaire, {});
export const useSaveReplies = () => useChange(saveReplies, renews);
export const useReleaseReplies = () => useChange(releaseReplies, renews);
export const useWithholdReplies = () => useChange(withholdReplies, renews);
export const useEraseReplies = () => useChange(eraseReplies, renews);
