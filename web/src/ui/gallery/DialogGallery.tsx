// Dialogs and short messages.
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { ConfirmModal } from '../ConfirmModal.tsx';
import { feedback } from '../feedback.ts';
import { Modal } from '../Modal.tsx';
import { TextInput } from '../TextInput.tsx';
import { Section } from './Section.tsx';

export function DialogGallery() {
  const [shown, setShown] = useState<'edit' | 'confirm'>();
  const close = () => setShown(undefined);
  return (
    <Section title="Dialogs and messages">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setShown('edit')}>
          Edit Profile
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          Block Yusuf
        </Button>
        <Button variant="quiet" onClick={() => feedback.success('Profile saved')}>
          Say it worked
        </Button>
        <Button variant="quiet" onClick={() => feedback.error('We could not save. Check your connection.')}>
          Say it failed
        </Button>
        <Button variant="quiet" onClick={() => feedback.info('Adaọbị is online')}>
          Say something
        </Button>
      </div>
      <Modal
        open={shown === 'edit'}
        onClose={close}
        title="Edit Profile"
        description="What you change here is shown on your card at once."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                close();
                feedback.success('Profile saved');
              }}
            >
              Save Changes
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextInput label="Name" defaultValue="Adaọbị Nwosu" />
          <TextInput label="Location" defaultValue="Enugu, Nigeria" />
          <TextInput label="Profession" defaultValue="Pharmacist" />
        </div>
      </Modal>
      <ConfirmModal
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Block Yusuf?"
        confirmLabel="Block"
        tone="danger"
      >
        He will not see you or write to you again. He is not told.
      </ConfirmModal>
    </Section>
  );
}
