// Progress, and a form in steps.
import { useState } from 'react';
import { Confetti } from '../Confetti.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { TextInput } from '../TextInput.tsx';
import { Wizard } from '../Wizard.tsx';
import { Section } from './Section.tsx';

const STEPS = ['Basic Info', 'Personal Details', 'Preferences'];

export function WizardGallery() {
  const [step, setStep] = useState(1);
  const [finished, setFinished] = useState(0);
  return (
    <Section title="Steps" columns>
      <div>
        <Wizard
          title={STEPS[step] ?? ''}
          steps={STEPS}
          step={step}
          onBack={step > 0 ? () => setStep(step - 1) : undefined}
          nextLabel={step === 2 ? 'Finish' : 'Continue'}
          onSubmit={(event) => {
            event.preventDefault();
            if (step < 2) setStep(step + 1);
            else setFinished(finished + 1);
          }}
        >
          <TextInput label="Profession" defaultValue="Pharmacist" />
        </Wizard>
        {finished > 0 && <Confetti key={finished} />}
      </div>
      <div className="flex flex-col gap-4">
        <ProgressBar value={25} label="Profile" />
        <ProgressBar value={50} label="Package" />
        <ProgressBar value={75} label="Payment" />
        <ProgressBar value={100} label="Done" />
      </div>
    </Section>
  );
}
