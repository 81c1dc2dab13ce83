// Makes one demonstration member the way a member does: the wizard, the photos, a package and the card, by the API.
import { DETAILS, type DetailsChange, saveDetails, savePrompts } from '@ijeuwa/contract/details';
import { activateCard } from '@ijeuwa/contract/matching';
import * as photos from '@ijeuwa/contract/photos';
import * as profiles from '@ijeuwa/contract/profiles';
import { saveWishes } from '@ijeuwa/contract/wishes';
import type { Person } from '../people/person.ts';
import type { ApiClient } from './api-client.ts';
import type { Studio } from './studio.ts';

/** Goes on where an interrupted run stopped: every step looks at what is there. */
export const makeProfile = async (api: ApiClient, person: Person, studio: Studio): Promise<void> => {
  const profile = await api(profiles.findProfile, {});
  for (const scene of person.scenes.slice(profile.pictures.length, photos.PHOTOS_MAX)) {
    const body = new FormData();
    const picture = new Uint8Array(await studio.draw(person.look, scene));
    body.append('photo', new Blob([picture], { type: 'image/jpeg' }), `${scene}.jpg`);
    await api(photos.addPhoto, { body });
  }
  if (profile.submittedAt) return;
  await api(profiles.saveProfileStep1, {
    body: {
      name: person.name,
      dateOfBirth: person.dateOfBirth,
      gender: person.gender,
      location: person.location,
      phone: person.phone,
    },
  });
  await api(profiles.saveProfileStep2, { body: { ...stepTwo(person), consent: true } });
  await api(profiles.saveProfileStep3, { body: stepThree(person) });
  await api(saveWishes, { body: await exactWishes(api, person) });
  await api(saveDetails, { body: ownDetails(person) });
  await api(savePrompts, { body: { prompts: person.prompts } });
  await api(profiles.submitProfile, {});
};

/** After a package or trial has been given. */
export const showCard = (api: ApiClient) => api(activateCard, {});

const stepTwo = (person: Person) => ({
  profession: person.profession,
  education: person.education,
  religion: person.religion,
  familyBackground: person.familyBackground,
  hobbies: person.hobbies,
  bio: person.bio,
  relationshipStatus: person.relationshipStatus,
  previousMarriages: person.previousMarriages,
  ...(person.divorceDetails ? { divorceDetails: person.divorceDetails } : {}),
  hasChildren: person.hasChildren,
  ...(person.hasChildren
    ? {
        numberOfChildren: person.numberOfChildren,
        childrenAges: person.childrenAges,
        ...(person.livingArrangement ? { livingArrangement: person.livingArrangement } : {}),
      }
    : {}),
});

const ownDetails = ({ details }: Person): DetailsChange =>
  Object.fromEntries(
    DETAILS.flatMap((name) => (details[name] ? [[name, { ...details[name], consent: true }]] : [])),
  );

const stepThree = ({ wishes }: Person) => ({
  partnerAgeRange: { min: wishes.ageMin, max: wishes.ageMax },
  partnerReligionPreference: wishes.religions[0] ?? ('noPreference' as const),
  partnerEducationPreference: wishes.education,
  dealBreakers: wishes.dealBreakers,
  marriageTimeframe: wishes.timeframe,
  acceptPartnerWithChildren: wishes.acceptChildren,
});

/** What the wizard asks more coarsely than the preference page. */
const exactWishes = async (api: ApiClient, { wishes }: Person) => ({
  genders: wishes.genders,
  placeKind: wishes.placeKind,
  distanceKm: wishes.distanceKm,
  placeIds: await Promise.all(wishes.places.map((name) => findPlace(api, name))),
  religions: wishes.religions,
  goal: wishes.goal,
  interests: wishes.interests,
  notifications: wishes.notifications,
  importance: wishes.importance,
});

const findPlace = async (api: ApiClient, name: string): Promise<number> => {
  const { places } = await api(photos.searchPlaces, { query: { q: name.split(',')[0] ?? name } });
  const found = places.find((one) => one.label === name) ?? places[0];
  if (!found) throw new Error(`no place is called ${name}`);
  return found._id;
};
