// The profiles room as the others see it: wizard, editing, photos, places, wishes, people, review.

import type { Agreements } from './agreements/agreements.service.ts';
import { makeDetails } from './details/details.service.ts';
import { makeStory } from './details/story.service.ts';
import type { EditingNeeds } from './editing.service.ts';
import { makeEditing } from './editing.service.ts';
import { makePhotoFiles, type PhotoFilesNeeds } from './photos/photo-files.ts';
import { makePhotoReview, type PhotoReviewNeeds } from './photos/photo-review.service.ts';
import { makePhotos, type PhotosNeeds } from './photos/photos.service.ts';
import { makePlaces } from './places/places.service.ts';
import { makePrompts, type PromptsNeeds } from './prompts/prompts.service.ts';
import { makeWishes } from './wishes/wishes.service.ts';
import { makeWizard, type WizardNeeds } from './wizard.service.ts';

type Built = 'photos' | 'photoFiles' | 'places' | 'wishes' | 'details';
export type ProfilesNeeds = Omit<
  PhotoFilesNeeds & PhotosNeeds & PhotoReviewNeeds & WizardNeeds & EditingNeeds & PromptsNeeds,
  Built
> & { agreements: Agreements };

export const makeProfiles = (needs: ProfilesNeeds) => {
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
    details,
    prompts,
    story,
    agreements: needs.agreements,
    changeCardFields: editing.changeCardFields,
    findPlaceByText: places.find,
    ...review,
  };
};
export type Profiles = ReturnType<typeof makeProfiles>;
