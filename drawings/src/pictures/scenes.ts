// The scenes of the public pages, by the names that the pages know them by.
import { lagosMorning, twoRoads } from './scenes/places.ts';
import {
  courtshipAcrossTimeZones,
  introducingTwoFamilies,
  theFirstConversation,
} from './scenes/posts-talk.ts';
import {
  genotypeBeforeFeelings,
  marryingAcrossPeoples,
  moneyBeforeTheWedding,
} from './scenes/posts-things.ts';
import { familyTable, howMatchingWorks, phoneChat, reviewerDesk } from './scenes/product.ts';
import { keepItHere, meetInPublic, neverSendMoney, tellSomeone } from './scenes/safety.ts';
import {
  askAboutEverydayLife,
  beSpecific,
  meetEarlyInDaylight,
  photosThatLookLikeYou,
} from './scenes/tips.ts';

export const SCENES = {
  'post-the-first-conversation': theFirstConversation,
  'post-genotype-before-feelings': genotypeBeforeFeelings,
  'post-introducing-two-families': introducingTwoFamilies,
  'post-marrying-across-peoples': marryingAcrossPeoples,
  'post-courtship-across-time-zones': courtshipAcrossTimeZones,
  'post-money-before-the-wedding': moneyBeforeTheWedding,
  'tip-be-specific': beSpecific,
  'tip-photos-that-look-like-you': photosThatLookLikeYou,
  'tip-ask-about-everyday-life': askAboutEverydayLife,
  'tip-meet-early-in-daylight': meetEarlyInDaylight,
  'safety-keep-it-here': keepItHere,
  'safety-never-send-money': neverSendMoney,
  'safety-meet-in-public': meetInPublic,
  'safety-tell-someone': tellSomeone,
  'scene-lagos-morning': lagosMorning,
  'scene-two-roads': twoRoads,
  'scene-how-matching-works': howMatchingWorks,
  'scene-reviewer-desk': reviewerDesk,
  'scene-family-table': familyTable,
  'scene-phone-chat': phoneChat,
};
