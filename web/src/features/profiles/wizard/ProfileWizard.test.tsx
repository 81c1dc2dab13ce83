// The screens of the profile, as a member and as a visitor.
import { findStory } from '@ijeuwa/contract/details';
import { searchPlaces } from '@ijeuwa/contract/photos';
import {
  findProfile,
  type MatrimonyProfile,
  saveProfileStep1,
  saveProfileStep2,
  saveProfileStep3,
} from '@ijeuwa/contract/profiles';
import { findWishes } from '@ijeuwa/contract/wishes';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { fateOfUnsaved } from '#ui/unsaved.ts';
import { NO_STORY, ownPhoto, PROFILE, WISHES } from '../profiles.fakes.ts';
import { ProfileWizard } from './ProfileWizard.tsx';

const onSubmitted = vi.fn();
const onAccountNeeded = vi.fn();
const onLater = vi.fn();
const wizard = <ProfileWizard fits={null} {...{ onSubmitted, onAccountNeeded, onLater }} />;

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  api = fakeApi();
});

const five = [1, 2, 3, 4, 5].map((at) => ownPhoto(at));
const LAGOS = { _id: 7, label: 'Lagos, Nigeria' };
const DETAILS = {
  profession: 'Pharmacist',
  education: 'masters',
  religion: 'christianity',
  relationshipStatus: 'single',
  hasChildren: false,
  consentedAt: '2026-11-20T10:00:00Z',
} as const;
const BASIC: MatrimonyProfile = { ...PROFILE, location: LAGOS, pictures: five };
const PERSONAL: MatrimonyProfile = { ...BASIC, nextStep: 2, nextScreen: 'faith' };
const PREFERENCES: MatrimonyProfile = { ...BASIC, ...DETAILS, nextStep: 3, nextScreen: 'partner' };

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Next/ });
const pressNext = async () => {
  await waitFor(() => expect(next().disabled).toBe(false));
  await userEvent.click(next());
};
const titled = (name: string) => screen.findByRole('heading', { name });
const show = (profile: MatrimonyProfile, at = '/getting-started') => {
  api.answer(findProfile, profile);
  return showScreen(wizard, { at });
};
/** The server keeps a screen, and says where the wizard goes on. */
const keeps = (profile: MatrimonyProfile) => api.answer(saveProfileScreen, profile);

test('photos come first, in six places that ask for something; Next stays closed until there are five', async () => {
  show({ ...PROFILE, pictures: [ownPhoto(1), ownPhoto(2)] });
  await titled('Let people see you');
  expect(screen.getByText('Step 1 of 3: Basic Info')).toBeTruthy();
  const places = within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');
  expect(places).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Add a photo: With your family' })).toBeTruthy();
  expect(next().disabled).toBe(true);
  expect(screen.getByText('Please upload at least 5 photos (currently 2)')).toBeTruthy();
});

test('one meter says how far one is, and counts the screens that there are', async () => {
  show({ ...PREFERENCES, nextScreen: 'values' }, '/getting-started?screen=family');
  await titled('Marriage and children');
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual(['Your profile, screen 5 of 11']);
  // Spec 2: the profile is the first quarter of onboarding.
  expect(bars[0]?.getAttribute('aria-valuenow')).toBe('25');
  expect(bars[0]?.querySelector('progress')?.value).toBeCloseTo(4 / 11);
  expect(screen.getByText('5 of 11')).toBeTruthy();
  expect(screen.queryByText('25%')).toBeNull();
  expect(screen.getByText('Step 2 of 3: Personal Details')).toBeTruthy();
});

test('a screen is saved when one goes on, and says what it needs', async () => {
  keeps({ ...BASIC, nextScreen: 'home' });
  show({ ...BASIC, nextScreen: 'about' });
  await titled('Who are you?');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.getAllByText('Name is required').length).toBeGreaterThan(0);
  expect(next().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), 'Ọlọ́runfẹ́mi');
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  await pressNext();
  await titled('Where do you live?');
  expect(api.callsOf(saveProfileScreen)[0]?.body).toEqual({
    screen: 'about',
    name: 'Ọlọ́runfẹ́mi'.normalize('NFC'),
    age: 29,
    gender: 'male',
  });
});

test('the second of two taps on Next falls into a moment in which it is closed', async () => {
  keeps({ ...BASIC, nextScreen: 'about' });
  show(BASIC);
  await titled('Let people see you');
  await userEvent.dblClick(next());
  await titled('Who are you?');
  expect(next().disabled).toBe(true);
  await waitFor(() => expect(next().disabled).toBe(false));
  expect(api.callsOf(saveProfileScreen)).toHaveLength(1);
});

test('a place is chosen from the list by keyboard, and its number is sent with the whole step', async () => {
  api.answer(searchPlaces, { places: [{ _id: 3, label: 'Lekki, Lagos, Nigeria' }] });
  api.answer(saveProfileStep1, PERSONAL);
  show({ ...PROFILE, pictures: five, nextScreen: 'home' });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Location' }), 'Lek');
  await screen.findByRole('option', { name: 'Lekki, Lagos, Nigeria' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await pressNext();
  await titled('What do you believe?');
  expect(api.callsOf(saveProfileStep1)[0]?.body).toMatchObject({ location: 3, age: 29, gender: 'female' });
});

test('what the server does not understand is said at its field, and what was typed stays', async () => {
  const fault = 'We do not know the place "Lagoss". Did you mean: Lagos, Nigeria?';
  api.answer(searchPlaces, { places: [] });
  api.refuse(saveProfileStep1, 'invalid', fault, { location: fault });
  show({ ...PROFILE, pictures: five, nextScreen: 'home' });
  const place = await screen.findByRole('combobox', { name: 'Location' });
  await userEvent.type(place, 'Lagoss');
  await pressNext();
  await waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'));
  expect(place).toHaveProperty('value', 'Lagoss');
});

test('without a connection the screen stays, says so, and keeps what was chosen', async () => {
  show({ ...PERSONAL, nextScreen: 'work' });
  await userEvent.type(await screen.findByLabelText('Profession'), 'Pharmacist');
  await userEvent.click(screen.getByRole('radio', { name: 'PhD' }));
  api.goOffline();
  await pressNext();
  expect((await screen.findByRole('alert')).textContent).toMatch(/internet connection/);
  expect(screen.getByLabelText('Profession')).toHaveProperty('value', 'Pharmacist');
});

test('the wizard resumes where it was left; questions about children and divorce come only when they apply', async () => {
  show({ ...PERSONAL, nextScreen: 'family' });
  await titled('Marriage and children');
  expect(screen.queryByRole('group', { name: /Number of children/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByRole('group', { name: /Number of children/ })).toBeTruthy();

  expect(screen.queryByLabelText(/Divorce details/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Separated' }));
  expect(screen.getByLabelText(/Divorce details/)).toBeTruthy();
});

test('Back of the phone goes one screen back, and what was typed and not sent is still there', async () => {
  keeps({ ...PERSONAL, ...DETAILS, nextScreen: 'work' });
  const { router } = show({ ...PERSONAL, ...DETAILS, profession: null, nextScreen: 'family' });
  await titled('Marriage and children');
  await pressNext();
  await userEvent.type(await screen.findByLabelText('Profession'), 'Nurse');
  await act(() => router.navigate(-1));
  await titled('Marriage and children');
  await act(() => router.navigate(1));
  expect(await screen.findByLabelText('Profession')).toHaveProperty('value', expect.stringMatching(/Nurse$/));

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.search).toBe('?screen=family');
  expect(router.state.historyAction).toBe('POP');
});

test('a screen that has not been reached cannot be opened', async () => {
  const { router } = show({ ...BASIC, nextScreen: 'about' }, '/getting-started?screen=plans');
  await titled('Who are you?');
  expect(router.state.location.search).toBe('?screen=about');
});

test('faith is kept only with consent, and what Next waits for is one tap away', async () => {
  keeps({ ...PERSONAL, ...DETAILS, nextScreen: 'family' });
  show({ ...PERSONAL, religion: 'christianity' });
  await screen.findByText('Please agree to how we use your faith and family.');
  expect(next().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Please agree/ }));
  expect(document.activeElement).toBe(screen.getByLabelText(/I agree/));
  await userEvent.click(screen.getByLabelText(/I agree/));
  await pressNext();
  await titled('Marriage and children');
  expect(api.callsOf(saveProfileScreen)[0]?.body).toEqual({
    screen: 'faith',
    religion: 'christianity',
    consent: true,
  });
});

test('the last screen of step 2 saves the step, and what is hidden is not sent', async () => {
  const half = { ...PERSONAL, ...DETAILS, nextScreen: 'story', childrenAges: 'from before' } as const;
  api.answer(saveProfileStep2, PREFERENCES);
  api.answer(findWishes, WISHES);
  show(half);
  await userEvent.type(await screen.findByLabelText(/Hobbies/), 'Chess, Cooking');
  await pressNext();
  await titled('Who do you hope to meet?');
  expect(screen.getByText('Step 3 of 3: Preferences')).toBeTruthy();
  expect(api.callsOf(saveProfileStep2)[0]?.body).toMatchObject({
    hobbies: 'Chess, Cooking',
    profession: 'Pharmacist',
    hasChildren: false,
    childrenAges: '',
    consent: true,
  });
});

test('an age range must be one, and is sent with the place', async () => {
  keeps({ ...PREFERENCES, nextScreen: 'values' });
  api.answer(findWishes, WISHES);
  show(PREFERENCES);
  await userEvent.type(await screen.findByLabelText('From'), '40');
  await userEvent.type(screen.getByLabelText('To'), '30');
  await userEvent.tab();
  expect(screen.getAllByText(/The two ages must be at least a year apart/).length).toBeGreaterThan(0);
  expect(next().disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '28');
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '40');
  await pressNext();
  await titled('What should you two share?');
  expect(api.callsOf(saveProfileScreen)[0]?.body).toEqual({
    screen: 'partner',
    partnerAgeRange: '28-40',
    partnerLocationPreference: 'my country',
  });
});

test('the last of the questions saves the wishes', async () => {
  const ready: MatrimonyProfile = { ...PREFERENCES, nextScreen: 'plans' };
  api.answer(findStory, NO_STORY);
  api.answer(findWishes, { ...WISHES, ageMin: 28, ageMax: 40, religions: ['islam'] });
  api.answer(saveProfileStep3, { ...ready, nextStep: 4 });
  show(ready);
  await titled('When do you wish to marry?');
  expect(next().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '6 to 12 months' }));
  await pressNext();
  await titled('In your own words');
  expect(api.callsOf(saveProfileStep3)[0]?.body).toEqual({
    partnerAgeRange: '28-40',
    partnerReligionPreference: 'islam',
    marriageTimeframe: '6-12months',
    dealBreakers: '',
  });
});

test('going on later saves what stands on the screen, and leads away', async () => {
  keeps({ ...PERSONAL, nextScreen: 'story' });
  show({ ...PERSONAL, nextScreen: 'work' });
  await userEvent.type(await screen.findByLabelText('Profession'), 'Nurse');
  await userEvent.click(screen.getByRole('radio', { name: 'PhD' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(onLater).toHaveBeenCalled());
  expect(api.callsOf(saveProfileScreen)[0]?.body).toMatchObject({ profession: 'Nurse', education: 'phd' });
});

test('what stands on the screen counts as unsaved, and as kept by the device', async () => {
  const { unmount } = show({ ...PERSONAL, nextScreen: 'work' });
  const profession = await screen.findByLabelText('Profession');
  expect(fateOfUnsaved()).toBeUndefined();
  await userEvent.type(profession, 'Nurse');
  expect(fateOfUnsaved()).toBe('kept');
  unmount();
  expect(fateOfUnsaved()).toBeUndefined();
});

test('a visitor says who they are, keeps it on the device, and is asked for an account at Next', async () => {
  api.answer(searchPlaces, { places: [] });
  const { unmount } = showScreen(wizard, { user: null, at: '/getting-started' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Ṣadé');
  await userEvent.type(screen.getByLabelText('Age'), '31');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await pressNext();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Location' }), 'Ibadan');
  await userEvent.type(screen.getByLabelText('Email'), 'sade');
  await userEvent.tab();
  expect(screen.getAllByText('Invalid email format').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Email'), '@example.com');
  await pressNext();
  expect(onAccountNeeded).toHaveBeenCalled();
  unmount();

  show({ ...PROFILE, name: 'Sade', gender: null, pictures: five, nextScreen: 'about' });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ṣadé'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true);
});
