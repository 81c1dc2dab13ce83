// The profiles room put together: a profile's beginning, agreements, wizard, editing, photos, places, wishes, people, review.

import { makeAgreements } from './agreements/agreements.service.ts';
import { type LegalNewsNeeds, makeLegalNews } from './agreements/legal-news.service.ts';
import type { LegalVersions } from './agreements/legal-versions.ts';
import { makeDetails } from './details/details.service.ts';
import { makeStory } from './details/story.service.ts';
import type { EditingNeeds } from './editing.service.ts';
import { makeEditing } from './editing.service.ts';
import { type MembersNeeds, makeMembers } from './members/members.service.ts';
import { makeQuotedPart } from './members/quoted-part.service.ts';
import { makeOpening } from './opening.service.ts';
import { makePhotoFiles, type PhotoFilesNeeds } from './photos/photo-files.ts';
import { makePhotoReview, type PhotoReviewNeeds } from './photos/photo-review.service.ts';
import { makePhotos, type PhotosNeeds } from './photos/photos.service.ts';
import { makePlaces } from './places/places.service.ts';
import { makePrompts, type PromptsNeeds } from './prompts/prompts.service.ts';
import { makeWishes, type WishesNeeds } from './wishes/wishes.service.ts';
import { makeWizard, type WizardNeeds } from './wizard.service.ts';

type Built = 'photos' | 'photoFiles' | 'places' | 'wishes' | 'details' | 'prompts';
export type ProfilesRoomNeeds = Omit<
  PhotoFilesNeeds & PhotosNeeds & PhotoReviewNeeds & WishesNeeds & WizardNeeds & EditingNeeds & MembersNeeds,
  Built
> &
  PromptsNeeds &
  LegalNewsNeeds & { legal: LegalVersions };

export const makeProfilesRoom = (needs: ProfilesRoomNeeds) => {
  const photoFiles = makePhotoFiles(needs);
  const photos = makePhotos({ ...needs, photoFiles });
  const places = makePlaces(needs);
  const wishes = makeWishes({ ...needs, places });
  const details = makeDetails(needs);
  const prompts = makePrompts(needs);
  const story = makeStory({ ...needs, details, prompts });
  const wizard = makeWizard({ ...needs, photos, places, wishes, details });
  const editing = makeEditing({ ...needs, photos, photoFiles, places });
  const review = makePhotoReview({ ...needs, photos, photoFiles });
  return {
    photoFiles,
    photos,
    places,
    wishes,
    wizard,
    editing,
    members: makeMembers({ ...needs, details, prompts }),
    opening: makeOpening(needs),
    agreements: makeAgreements(needs),
    legalNews: makeLegalNews(needs),
    details,
    prompts,
    story,
    findQuoted: makeQuotedPart({ prompts }),
    changeCardFields: editing.changeCardFields,
    findPlaceByText: places.find,
    ...review,
  };
};
export type ProfilesRoom = ReturnType<typeof makeProfilesRoom>;
