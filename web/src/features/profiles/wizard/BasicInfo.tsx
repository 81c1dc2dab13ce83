// Step 1: photos, who one is, and where one lives.
import { ageOn } from '@ijeuwa/contract/age';
import { GENDER_OPTIONS } from '@ijeuwa/contract/person-words';
import { PHOTOS_MIN, photosTooFew } from '@ijeuwa/contract/photos';
import { type MatrimonyProfile, saveProfileStep1 } from '@ijeuwa/contract/profiles';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import { CalendarCheck } from 'lucide-react';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { PhotoManager } from '../photos/PhotoManager.tsx';
import { PlaceSearch } from '../places/PlaceSearch.tsx';
import { type About, aboutBody, aboutOf, aboutProblems, type Home, homeBody, homeOf } from './basic-info.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type ScreenForm, useScreenForm } from './useScreenForm.ts';

const PAIR = 'grid gap-5 *:min-w-0 sm:grid-cols-2';

export function PhotosScreen(props: ScreenProps) {
  const { profile } = props;
  const few = profile.pictures.length < PHOTOS_MIN ? photosTooFew(profile.pictures.length) : undefined;
  const form = useScreenForm<Record<string, never>>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'photos',
    start: () => ({}),
    toBody: () => ({ screen: 'photos' }),
    also: () => ({ pictures: few }),
  });
  return (
    <ScreenFrame
      screen="photos"
      form={{ ...form, isTried: form.isTried || profile.pictures.length > 0 }}
      {...props}
    >
      <PhotoManager labelHidden pictures={profile.pictures} error={form.errorOf('pictures')} />
    </ScreenFrame>
  );
}

type OpenScreenProps = Omit<ScreenProps, 'profile'> & {
  /** Absent while nobody is signed in. */
  profile: MatrimonyProfile | undefined;
};

/** Without an account what is typed stays on the device, and Next leads on. */
const nextOf = ({ profile, onSaved }: OpenScreenProps) => (profile ? undefined : () => void onSaved());

export function AboutScreen(props: OpenScreenProps) {
  const { profile } = props;
  const form = useScreenForm<About>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'about',
    start: () => aboutOf(profile),
    toBody: (values) => ({ screen: 'about', ...aboutBody(values) }),
    also: aboutProblems,
  });
  return (
    <ScreenFrame screen="about" form={form} {...props} onNext={nextOf(props)}>
      <TextInput label="Name" autoComplete="name" maxLength={100} {...form.field('name')} />
      <AgeFields form={form} />
      <ChipChoice label="Gender" options={GENDER_OPTIONS} {...form.choice('gender')} />
    </ScreenFrame>
  );
}

function AgeFields({ form }: { form: ScreenForm<About> }) {
  const { dateOfBirth } = form.values;
  const known = /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth);
  return (
    <div className={PAIR}>
      {known ? (
        <TextInput
          label="Age"
          readOnly
          value={String(ageOn(dateOfBirth, new Date()))}
          hint={
            <span className="inline-flex items-center gap-1">
              <CalendarCheck aria-hidden="true" className="size-4" /> From your date of birth
            </span>
          }
        />
      ) : (
        <NumberInput label="Age" placeholder="18+" maxLength={3} {...form.field('age')} />
      )}
      <TextInput
        label="Date of birth"
        optional
        type="date"
        autoComplete="bday"
        hint="Nobody sees it. With it, your age stays right by itself."
        {...form.field('dateOfBirth')}
      />
    </div>
  );
}

export function HomeScreen(props: OpenScreenProps) {
  const { profile } = props;
  const form = useScreenForm<Home>({
    ...props,
    endpoint: saveProfileStep1,
    screen: 'home',
    start: () => homeOf(profile),
    toBody: (values) => ({
      ...aboutBody(profile ? aboutOf(profile) : NOBODY),
      ...homeBody(profile ? { ...values, email: profile.email } : values),
    }),
  });
  const { values, field } = form;
  return (
    <ScreenFrame screen="home" form={form} {...props} onNext={nextOf(props)}>
      <PlaceSearch
        label="Location"
        hint="The town or city where you live now."
        name="location"
        value={values.location}
        error={form.errorOf('location')}
        onChange={(location) => form.set({ location })}
        onBlur={() => form.leave('location')}
      />
      {profile ? (
        <TextInput
          label="Email"
          type="email"
          readOnly
          value={profile.email}
          hint="The address you sign in with. You change it under Privacy."
        />
      ) : (
        <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
      )}
      <TextInput label="Phone" optional type="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
      {!profile && (
        <Notice title="Photos come next.">
          What you type here stays on this device. Press Next to sign in or open an account, and we bring you
          back here to add your photos.
        </Notice>
      )}
    </ScreenFrame>
  );
}

/** The screen before has looked at who a visitor is: here only what it asks itself may be wrong. */
const NOBODY: About = { name: 'Visitor', age: '18', dateOfBirth: '', gender: 'other' };
