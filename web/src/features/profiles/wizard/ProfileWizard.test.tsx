// The three steps of the profile, as a member and as a visitor.
import { addPhoto, searchPlaces } from '@ijeuwa/contract/photos';
import {
  findProfile,
  type MatrimonyProfile,
  saveProfileStep1,
  saveProfileStep2,
  saveProfileStep3,
  submitProfile,
} from '@ijeuwa/contract/profiles';
import { findWishes } from '@ijeuwa/contract/wishes';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ownPhoto, PROFILE, WISHES } from '../profiles.fakes.ts';
import { ProfileWizard } from './ProfileWizard.tsx';

const onSubmitted = vi.fn();
const onAccountNeeded = vi.fn();
const wizard = <ProfileWizard onSubmitted={onSubmitted} onAccountNeeded={onAccountNeeded} />;

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const five = [1, 2, 3, 4, 5].map((at) => ownPhoto(at));

test('Next stays closed until step 1 is valid, and says why', async () => {
  const api = fakeApi();
  const pictures = [ownPhoto(1), ownPhoto(2)];
  api.answer(findProfile, { ...PROFILE, location: { _id: 7, label: 'Lagos, Nigeria' }, pictures });
  showScreen(wizard);
  await screen.findByRole('heading', { name: 'Basic Info' });
  expect(next().disabled).toBe(true);
  expect(screen.getByText('Please upload at least 5 photos (currently 2)')).toBeTruthy();

  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(screen.getByText('Name is required')).toBeTruthy();
});

test('a place is chosen from the list by keyboard, and its number is sent', async () => {
  const api = fakeApi();
  api.answer(findProfile, { ...PROFILE, pictures: five });
  api.answer(searchPlaces, { places: [{ _id: 3, label: 'Lekki, Lagos, Nigeria' }] });
  api.answer(saveProfileStep1, { ...PROFILE, pictures: five, nextStep: 2 });
  showScreen(wizard);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Location' }), 'Lek');
  await screen.findByRole('option', { name: 'Lekki, Lagos, Nigeria' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(next());

  await screen.findByRole('heading', { name: 'Personal Details' });
  expect(api.callsOf(saveProfileStep1)[0]?.body).toMatchObject({ location: 3, age: 29 });
});

test('what the server does not understand is said at its field', async () => {
  const api = fakeApi();
  const fault = 'We do not know the place "Lagoss". Did you mean: Lagos, Nigeria?';
  api.answer(findProfile, { ...PROFILE, pictures: five });
  api.answer(searchPlaces, { places: [] });
  api.refuse(saveProfileStep1, 'invalid', fault, { location: fault });
  showScreen(wizard);
  const place = await screen.findByRole('combobox', { name: 'Location' });
  await userEvent.type(place, 'Lagoss');
  await userEvent.click(next());
  await waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'));
});

test('the wizard resumes where it was left; questions about children and divorce come only when they apply', async () => {
  const api = fakeApi();
  api.answer(findProfile, { ...PROFILE, nextStep: 2 });
  showScreen(wizard);
  await screen.findByRole('heading', { name: 'Personal Details' });
  expect(screen.queryByLabelText(/Number of children/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Yes'));
  expect(screen.getByLabelText(/Number of children/)).toBeTruthy();

  expect(screen.queryByLabelText(/Divorce details/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Relationship status'), 'separated');
  expect(screen.getByLabelText(/Divorce details/)).toBeTruthy();
});

test('Back of the phone goes one step down, and what was typed and not sent is still there', async () => {
  const api = fakeApi();
  const one = { ...PROFILE, location: { _id: 7, label: 'Lagos, Nigeria' }, pictures: five };
  api.answer(findProfile, one);
  api.answer(saveProfileStep1, { ...one, nextStep: 2 });
  const { router } = showScreen(wizard, { at: '/getting-started' });
  await screen.findByRole('heading', { name: 'Basic Info' });
  await userEvent.click(next());
  await userEvent.type(await screen.findByLabelText('Profession'), 'Pharmacist');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Basic Info' })).toBeTruthy();
  await act(() => router.navigate(1));
  expect(screen.getByLabelText('Profession')).toHaveProperty('value', 'Pharmacist');

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.search).toBe('?step=1');
  expect(router.state.historyAction).toBe('POP');
});

test('a step that has not been reached cannot be opened', async () => {
  fakeApi().answer(findProfile, PROFILE);
  const { router } = showScreen(wizard, { at: '/getting-started?step=3' });
  await screen.findByRole('heading', { name: 'Basic Info' });
  expect(router.state.location.search).toBe('?step=1');
});

test('faith and family are kept only with consent, and what is hidden is not sent', async () => {
  const api = fakeApi();
  const half = { ...PROFILE, ...DETAILS, nextStep: 2, hasChildren: false, childrenAges: 'from before' };
  api.answer(findProfile, half);
  api.answer(saveProfileStep2, { ...half, nextStep: 3 });
  api.answer(findWishes, WISHES);
  showScreen(wizard);
  await screen.findByText('Please agree to how we use your faith and family.');
  expect(next().disabled).toBe(true);
  await userEvent.click(screen.getByLabelText(/I agree/));
  await userEvent.click(next());
  await screen.findByRole('heading', { name: 'Preferences' });
  expect(api.callsOf(saveProfileStep2)[0]?.body).toMatchObject({
    hasChildren: false,
    childrenAges: '',
    consent: true,
  });
});

test('the last step saves the wishes and submits the profile', async () => {
  const api = fakeApi();
  const ready: MatrimonyProfile = { ...PROFILE, ...DETAILS, nextStep: 3 };
  api.answer(findProfile, ready);
  api.answer(findWishes, WISHES);
  api.answer(saveProfileStep3, { ...ready, nextStep: 4 });
  api.answer(submitProfile, { ...ready, nextStep: 4, submittedAt: '2026-11-20T10:00:00Z' });
  showScreen(wizard);
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Profile' });
  expect(submit.disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Partner religion preference'), 'noPreference');
  await userEvent.selectOptions(screen.getByLabelText('Marriage timeframe'), '6-12months');
  await userEvent.type(screen.getByLabelText('From'), '40');
  await userEvent.type(screen.getByLabelText('To'), '30');
  await userEvent.tab();
  expect((await screen.findAllByText(/The two ages must be at least a year apart/)).length).toBeGreaterThan(
    0,
  );
  expect(submit.disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '28');
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '40');
  await userEvent.click(submit);
  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  expect(api.callsOf(saveProfileStep3)[0]?.body).toMatchObject({
    partnerAgeRange: '28-40',
    partnerLocationPreference: 'my country',
  });
});

test('a visitor fills in step 1, keeps it on the device, and is asked for an account at Next', async () => {
  const api = fakeApi();
  api.answer(searchPlaces, { places: [] });
  const { unmount } = showScreen(wizard, { user: null });
  await userEvent.type(screen.getByLabelText('Name'), 'Ṣadé');
  await userEvent.type(screen.getByLabelText('Age'), '31');
  await userEvent.selectOptions(screen.getByLabelText('Gender'), 'female');
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'Ibadan');
  await userEvent.type(screen.getByLabelText('Email'), 'sade');
  await userEvent.tab();
  expect(screen.getAllByText('Invalid email format').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Email'), '@example.com');
  await userEvent.click(next());
  expect(onAccountNeeded).toHaveBeenCalled();
  unmount();

  api.answer(findProfile, { ...PROFILE, name: 'Sade', gender: null });
  showScreen(wizard);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ṣadé'));
  expect(screen.getByLabelText<HTMLSelectElement>('Gender').value).toBe('female');
});

test('a photo that cannot be sent says so and can be tried again; an eleventh is not taken', async () => {
  const api = fakeApi();
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => ownPhoto(at));
  api.answer(findProfile, { ...PROFILE, pictures: nine });
  api.refuse(addPhoto, 'fault', 'Something went wrong');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no canvas here')));
  showScreen(wizard);
  const chooser = await screen.findByLabelText('Add more photos', { selector: 'input' });
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await userEvent.upload(chooser, [file('ten.jpg'), file('eleven.jpg')]);
  expect(await screen.findByText('Error uploading images. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send ten.jpg again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send eleven.jpg again' })).toBeNull();
});

const DETAILS = {
  profession: 'Pharmacist',
  education: 'masters',
  religion: 'christianity',
  relationshipStatus: 'single',
  hasChildren: false,
} as const;
