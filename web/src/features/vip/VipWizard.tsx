// The four steps of the VIP file; name, age and place are the profile’s, and what is changed of them goes there.
import {
  findVip,
  LOOKING_FOR_MAX_LENGTH,
  submitVip,
  VIP_PROCESSING_MS,
  type VipView,
} from '@ijeuwa/contract/vip';
import { VIP_INTERESTS, VIP_PRIORITIES } from '@ijeuwa/contract/vip-file';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { ChipToggleGroup } from '#ui/ChipToggleGroup.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Wizard } from '#ui/Wizard.tsx';
import { useStepsInHistory } from './useStepsInHistory.ts';

// Spec 4.
const STEPS = ['About You', 'Your Interests', 'What Matters Most', 'Looking For'] as const;
const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

export type VipValues = {
  'about.name': string;
  'about.age': string;
  'about.location': string;
  interests: readonly string[];
  priorities: readonly string[];
  lookingFor: string;
};

type VipWizardProps = {
  vip: VipView;
  /** Where what is typed waits until it is sent. */
  draft: Draft<VipValues>;
  /** Empty, in place of what the open case holds. */
  anew?: boolean;
  /** Of what stands beside an open case: back to it. */
  onGiveUp?: () => void;
  /** Above the steps. */
  children?: ReactNode;
  onDone: () => void;
};

export function VipWizard(props: VipWizardProps) {
  const { vip, draft, anew = false, onGiveUp, children, onDone } = props;
  const { about, case: open } = vip;
  const file = anew ? undefined : open?.file;
  const { step, goTo, leave } = useStepsInHistory(!anew && !open);
  const [asking, setAsking] = useState(false);
  const isMeant = useRef(false);
  const sent = useRef<HTMLFormElement>(null);
  const start = (): VipValues => ({
    'about.name': about.name,
    'about.age': about.age === null ? '' : String(about.age),
    'about.location': about.location,
    interests: file?.interests ?? [],
    priorities: file?.priorities ?? [],
    lookingFor: file?.lookingFor ?? '',
  });
  const { form, values, set, field, errorOf, busy, problem } = useHeldForm<typeof submitVip, VipValues>({
    endpoint: submitVip,
    start,
    draft: anew ? undefined : draft,
    toBody: (now) => {
      const before = start();
      const changed = (['name', 'age', 'location'] as const).filter(
        (name) => now[`about.${name}`] !== '' && now[`about.${name}`] !== before[`about.${name}`],
      );
      const { interests, priorities, lookingFor } = now;
      return {
        ...(changed.length > 0 && {
          about: Object.fromEntries(changed.map((name) => [name, now[`about.${name}`]])),
        }),
        interests,
        priorities,
        lookingFor,
      };
    },
    renews: [findVip],
    shownMs: VIP_PROCESSING_MS,
    onDone: () => {
      leave();
      onDone();
    },
    // What is wrong stands on the first step.
    onFailed: ({ fields }) =>
      fields && Object.keys(fields).some((name) => name.startsWith('about')) && leave(),
  });
  const isLast = step === STEPS.length - 1;
  // Spec 5 requires nothing; a matchmaker who is told nothing has little to look by.
  const isEmpty = values.interests.length + values.priorities.length === 0 && values.lookingFor.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isLast && (!isEmpty || isMeant.current)) return void form.onSubmit(event);
    event.preventDefault();
    if (!isLast) return goTo(step + 1);
    sent.current = event.currentTarget;
    setAsking(true);
  };
  /** Past the button that asked, to where something can be told. */
  const tell = () => {
    flushSync(() => setAsking(false));
    sent.current?.querySelector('textarea')?.focus();
  };
  const sendEmpty = () => {
    setAsking(false);
    isMeant.current = true;
    sent.current?.requestSubmit();
  };
  return (
    <>
      {onGiveUp && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            leave();
            onGiveUp();
          }}
        >
          Back to my case
        </Button>
      )}
      {children}
      <Wizard
        title={STEPS[step]!}
        steps={STEPS}
        step={step}
        error={problem}
        busy={busy}
        busyText="Processing..."
        nextLabel={isLast ? 'Submit' : 'Next'}
        onBack={step > 0 ? () => goTo(step - 1) : undefined}
        onSubmit={submit}
      >
        {step === 0 && (
          <>
            <p className="text-sm text-ink-2">
              Our matchmakers read this beside your faith, status, work and education. Your own matchmaker
              also reads what you write about yourself. None of them sees your photos.
            </p>
            <TextInput label="Name" optional {...field('about.name')} maxLength={100} autoComplete="name" />
            <NumberInput
              label="Age"
              optional
              {...field('about.age')}
              maxLength={3}
              readOnly={about.ageIsKnown}
              hint={about.ageIsKnown ? 'It follows from your date of birth.' : undefined}
            />
            <TextInput
              label="Location"
              optional
              hint="City, Country"
              {...field('about.location')}
              maxLength={200}
            />
          </>
        )}
        {step === 1 && (
          <ChipToggleGroup
            label="What do you enjoy?"
            options={optionsOf(VIP_INTERESTS)}
            value={values.interests}
            error={errorOf('interests')}
            onChange={(interests) => set({ interests })}
          />
        )}
        {step === 2 && (
          <ChipToggleGroup
            label="What matters most to you?"
            options={optionsOf(VIP_PRIORITIES)}
            value={values.priorities}
            error={errorOf('priorities')}
            onChange={(priorities) => set({ priorities })}
          />
        )}
        {step === 3 && (
          <TextArea
            label="Whom are you looking for?"
            optional
            hint="Our matchmakers and administrators read it; no other member does."
            rows={6}
            maxLength={LOOKING_FOR_MAX_LENGTH}
            {...field('lookingFor')}
          />
        )}
      </Wizard>
      <ConfirmModal
        open={asking}
        title="Send it without a word?"
        confirmLabel="Send it as it is"
        cancelLabel="Tell a little"
        onConfirm={sendEmpty}
        onClose={tell}
      >
        Nothing is required. One sentence on whom you look for, or a few interests, helps your matchmaker
        most.
      </ConfirmModal>
    </>
  );
}
